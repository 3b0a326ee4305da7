import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { aRelease, auditOf, RELEASE_ID, stepsOpen } from "./given-release";
import { givenRelease } from "./given-release-screen";

const BY = { person: "Ada Owner", at: "2026-11-20T10:00:00.000Z" };
const GOLD = {
  ...{ id: "99999999-9999-4999-8999-999999999999", guard: "gold" as const, reason: "Checked by hand" },
  ...{ by: BY, second: null, mayAgree: true },
};
const AGREE = "Agree to waive Wanted products across pools";
const AGREE_IN_LIST = "Agree as the second person to waive Wanted products across pools";
const TAKE_BACK = "Take back the waiver of Wanted products across pools";
const SECOND = `POST /api/releases/${RELEASE_ID}/waivers/${GOLD.id}/second`;
const REMOVED = `DELETE /api/releases/${RELEASE_ID}/waivers/${GOLD.id}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole("button", { name });
const isClosed = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const panel = async () => within(await screen.findByRole("region", { name: "Waivers" }));

/** A release that two guards stop, whose wanted products another person waived; the server answers when it is told to. */
async function givenWaiting(answer = lateAnswer({})) {
  let release = aWaived(GOLD, []);
  const { asked } = givenRelease(release, {
    answers: {
      [`GET /api/releases/${RELEASE_ID}`]: () => release,
      [SECOND]: () => answer.response,
      [REMOVED]: () => answer.response,
    },
  });
  await screen.findByRole("button", { name: AGREE });

  return {
    sent: () => asked.filter(({ key }) => !key.startsWith("GET")).map(({ key }) => key),
    onAgreed: () => {
      release = aWaived({ ...GOLD, second: BY, mayAgree: false }, ["gold"]);
      answer.letGo();
    },
    onTakenBack: () => {
      release = { ...aWaived(GOLD, []), waivers: [] };
      answer.letGo();
    },
  };
}

function aWaived(waiver: ReleaseDetail["waivers"][number], waived: readonly "gold"[]) {
  const audit = auditOf(["gold", "protected"], waived);

  return aRelease({ blocked: 2 - waived.length, audit, waivers: [waiver], steps: stepsOpen("waive") });
}

test.each([
  [AGREE, AGREE_IN_LIST],
  [AGREE_IN_LIST, AGREE],
])(
  "while “%s” is on its way, the waiver is closed at its other place and is not taken back",
  async (pressed, other) => {
    const refused = lateAnswer({ code: "CONFLICT", message: "It is signed.", requestId: "r-409" }, 409);
    const { sent } = await givenWaiting(refused);

    await userEvent.click(button(pressed));
    await vi.waitFor(() => expect([pressed, other, TAKE_BACK].map(isClosed)).toEqual([true, true, true]));
    for (const name of [pressed, other, TAKE_BACK]) await userEvent.click(button(name));
    expect(sent()).toEqual([SECOND]);

    button(pressed).focus();
    refused.letGo();
    await vi.waitFor(() => expect([pressed, other, TAKE_BACK].map(isClosed)).toEqual([false, false, false]));
    expect(document.activeElement).toBe(button(pressed));
  },
);

test("whoever agreed where the hits stand goes on at the guard, although that moves below what still blocks", async () => {
  const { onAgreed } = await givenWaiting();
  const guard = () => screen.getByRole("button", { name: /^Wanted products across pools.*hit/ });
  const blocks = () => screen.getByRole("button", { name: /^Protected problems.*hit/ });
  const isBelow = () => Boolean(blocks().compareDocumentPosition(guard()) & Node.DOCUMENT_POSITION_FOLLOWING);

  expect(isBelow()).toBe(false);
  await userEvent.click(button(AGREE));
  onAgreed();
  await (await panel()).findByText("waived");

  expect(isBelow()).toBe(true);
  expect(document.activeElement).toBe(guard());
});

test("whoever agreed in the list of waivers goes on at the waiver, and not at taking it back", async () => {
  const { onAgreed } = await givenWaiting();

  await userEvent.click(button(AGREE_IN_LIST));
  onAgreed();
  await (await panel()).findByText("waived");

  const named = (await panel()).getByRole("heading", { name: "Wanted products across pools" });
  expect(document.activeElement).toBe(named);
  expect(named.getAttribute("tabindex")).toBe("-1");
});

test("whoever took a waiver back goes on in the screen, since its place in the list goes", async () => {
  const { onTakenBack } = await givenWaiting();
  const main = document.createElement("main");
  Object.assign(main, { id: "main", tabIndex: -1 });
  document.body.append(main);
  onTestFinished(() => main.remove());

  await userEvent.click(button(TAKE_BACK));
  onTakenBack();
  await vi.waitFor(() => expect(screen.queryByRole("region", { name: "Waivers" })).toBeNull());

  expect(document.activeElement).toBe(main);
});

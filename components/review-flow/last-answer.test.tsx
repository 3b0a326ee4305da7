import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, lateAnswer } from "@/components/shell/given-app";
import { aDetail, aStep } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { readLastAnswers, writeLastAnswers } from "@/lib/client/last-answers";
import type { LastAnswer } from "@/lib/contract/last-answer";
import type { CommitReview } from "@/lib/contract/review-flow";
import {
  aPerson,
  aProgress,
  aQueue,
  BLIND_QUESTIONS,
  givenFlow,
  givenFreshBrowser,
  lamps,
  leaveBrowser,
  press,
  shown,
} from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

const LAST_ANSWER = "GET /api/queues/1b4e28ba-2fa1-41d2-883f-0016d3cca427/last-answer";

function answeredElsewhere(overrides: Partial<LastAnswer> = {}): LastAnswer {
  return {
    commit: crypto.randomUUID(),
    item: crypto.randomUUID(),
    trajectory: crypto.randomUUID(),
    task: "a brass lamp",
    questions: BLIND_QUESTIONS,
    answers: { structure: "agentic", gate: "4" },
    isBlind: true,
    isRevealed: false,
    ...overrides,
  };
}

const lastStrip = async () => within(await screen.findByRole("region", { name: "Your last answer" }));

/** This browser gave these answers before; the server says which one counts as the last. */
function givenAnswersOfBefore(answers: readonly LastAnswer[], last: Answer) {
  const owner = aPerson();
  writeLastAnswers(localStorage, { queue: aQueue().id, owner, answers });

  return givenFlow({ items: [], me: owner, answers: { [LAST_ANSWER]: last } });
}

test("the last answer of a queue is revealed in a browser that did not give it", async () => {
  const last = answeredElsewhere();
  const reveal = {
    detail: aDetail({ steps: [aStep(0)] }),
    answers: last.answers,
    peers: [],
    secondThought: null,
    isExtra: false,
  };
  givenFlow({
    items: [],
    answers: { [LAST_ANSWER]: { last }, [`GET /api/commits/${last.commit}/reveal`]: reveal },
  });

  const strip = await lastStrip();
  expect(strip.getByText(/^Agentic · 4/)).toBeTruthy();
  expect(strip.getByRole("button", { name: /Undo/ })).toBeTruthy();
  await press("b");

  expect(await screen.findByText("nobody yet")).toBeTruthy();
});

test("an answer that was revealed elsewhere is not offered to be taken back, and hides nothing", async () => {
  givenFlow({ items: [], answers: { [LAST_ANSWER]: { last: answeredElsewhere({ isRevealed: true }) } } });

  const strip = await lastStrip();

  expect(strip.queryByRole("button", { name: /Undo/ })).toBeNull();
  expect(screen.queryByText(/^Until you reveal it/)).toBeNull();
});

test("who answers while it is asked for has given the last answer themselves", async () => {
  const older = lateAnswer({ last: answeredElsewhere({ task: "an old lamp" }) });
  const read = vi.spyOn(older.response, "json");
  const flow = givenFlow({ items: lamps(), answers: { [LAST_ANSWER]: () => older.response } });
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await waitFor(() => expect(flow.commits).toHaveLength(1));

  older.letGo();
  await waitFor(() => expect(read).toHaveResolved());

  const strip = within(screen.getByRole("region", { name: "Your last answer" }));
  expect(strip.queryByText("an old lamp")).toBeNull();
});

test("an answer that was taken back in another browser is not shown as the last one", async () => {
  const [stands, undone] = [answeredElsewhere({ task: "a tin lamp" }), answeredElsewhere({ task: "a clay lamp" })];

  const { unmount } = givenAnswersOfBefore([stands, undone], { last: stands });
  const strip = await lastStrip();
  expect(await strip.findByText("a tin lamp")).toBeTruthy();
  unmount();

  givenAnswersOfBefore([undone], { last: null });
  await screen.findByRole("heading", { name: "Nothing is left for you here" });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Your last answer" })).toBeNull());
});

test("an extra opinion does not stand before the answer that counts, and alone is neither taken back nor said to hide", async () => {
  const [counted, extra] = [answeredElsewhere({ task: "a tin lamp" }), answeredElsewhere({ task: "a clay lamp" })];
  const answers = [counted, { ...extra, isExtra: true as const }];

  const { unmount } = givenAnswersOfBefore(answers, { last: counted });
  const strip = await lastStrip();
  expect(await strip.findByText("a tin lamp")).toBeTruthy();
  expect(strip.getByRole("button", { name: /Undo/ })).toBeTruthy();
  unmount();

  givenAnswersOfBefore(answers.slice(1), { last: null });
  const alone = await lastStrip();
  expect(alone.getByText("a clay lamp")).toBeTruthy();
  expect(alone.getByRole("button", { name: /Reveal/ })).toBeTruthy();
  expect(alone.queryByRole("button", { name: /Undo/ })).toBeNull();
  expect(alone.queryByText(/^Until you reveal it/)).toBeNull();
  render(<Toaster />);
  await press("u");
  expect(await screen.findByText("There is nothing of yours to undo here")).toBeTruthy();
});

test("without the server what this browser knows has to do", async () => {
  const fault = Response.json({}, { status: 503 });
  const read = vi.spyOn(fault, "json");
  givenAnswersOfBefore([answeredElsewhere({ task: "a tin lamp" })], () => fault);

  const strip = await lastStrip();
  await waitFor(() => expect(read).toHaveResolved());

  expect(strip.getByText("a tin lamp")).toBeTruthy();
});

test("after an answer is taken back the one before it is the last, whichever browser gave it", async () => {
  const [before, last] = [answeredElsewhere({ task: "a tin lamp" }), answeredElsewhere({ task: "a clay lamp" })];
  const items = lamps().slice(0, 1);
  let isUndone = false;
  givenFlow({
    items,
    answers: {
      [`POST /api/queues/${aQueue().id}/leases`]: () => ({
        ...{ items: isUndone ? items : [], progress: aProgress(), nothing: "all_answered" },
      }),
      [LAST_ANSWER]: () => ({ last: isUndone ? before : last }),
      [`POST /api/commits/${last.commit}/undo`]: () => {
        isUndone = true;
        return { status: "undone", item: items[0], progress: aProgress() };
      },
    },
  });
  await (await lastStrip()).findByText("a clay lamp");

  await press("u");

  await shown("a brass lamp");
  expect(await (await lastStrip()).findByText("a tin lamp")).toBeTruthy();
});

test("an answer of another tab that waits to be dropped does not keep the last one away", async () => {
  const items = lamps();
  const [first] = items;
  const { unmount, commits } = givenFlow({
    items,
    answers: { [`POST /api/leases/${first?.lease}/commit`]: { status: "already_answered" } },
  });
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await screen.findByText(/another tab/i);
  expect(commits).toHaveLength(0);
  unmount();
  const late = lateAnswer({ last: answeredElsewhere({ task: "an old lamp" }) });
  givenFlow({ items: [], answers: { [LAST_ANSWER]: () => late.response } });
  await screen.findByRole("alert", { name: "An answer needs you" });

  late.letGo();

  expect(await (await lastStrip()).findByText("an old lamp")).toBeTruthy();
});

test("an opinion that was filed beside the answers that count stays to be looked back at", async () => {
  const items = lamps();
  const { unmount } = givenFlow({
    items,
    answers: {
      [`POST /api/leases/${items[0]?.lease}/commit`]: (_url: URL, { commit, asExtra }: CommitReview) =>
        asExtra ? { status: "committed", commit, progress: aProgress() } : { status: "lease_lost" },
    },
  });
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: /extra opinion/ }));
  await waitFor(() => expect(localStorage.getItem("assay.outbox")).toBe("[]"));
  unmount();

  const [extra] = await readLastAnswers(localStorage, aQueue().id, aPerson());
  if (!extra) throw new Error("The opinion is kept.");
  givenAnswersOfBefore([extra, answeredElsewhere({ task: "a clay lamp" })], { last: null });

  // The one behind it was taken back elsewhere.
  expect(await (await lastStrip()).findByText("a brass lamp")).toBeTruthy();
});

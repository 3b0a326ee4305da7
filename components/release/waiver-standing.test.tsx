import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { aRelease, auditOf, RELEASE_ID, stepsOpen } from "./given-release";
import { givenRelease } from "./given-release-screen";
import { ReleaseHead } from "./release-head";

const AT = "2026-11-20T10:00:00.000Z";
const WAIVER = {
  ...{ id: "99999999-9999-4999-8999-999999999999", guard: "gold" as const, reason: "Checked by hand" },
  ...{ by: { person: "Ada Owner", at: AT }, second: null, mayAgree: false },
};
const SIGNED = { person: "Anna", at: AT, publicKey: "key", fingerprint: "print" };
const WAITS = "Waived by Ada Owner, waits for a second person";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A release that one guard stops, whose hits one person waived. */
function aHalfWaived(changes: Partial<ReleaseDetail["waivers"][number]> = {}, more: Partial<ReleaseDetail> = {}) {
  const waivers = [{ ...WAIVER, ...changes }];

  return aRelease({ blocked: 1, audit: auditOf(["gold"]), waivers, steps: stepsOpen("waive"), ...more });
}

const audit = async () => within(await screen.findByRole("region", { name: "Leak audit" }));
const place = () => within(screen.getByRole("navigation", { name: "Place" }));

function givenHead(release: ReleaseDetail) {
  return givenApp(<ReleaseHead id={RELEASE_ID} />, {
    answers: { ...givenMe("lead"), [`GET /api/releases/${RELEASE_ID}`]: release },
  });
}

test("who may agree to a waiver does so where the hits stand, with its reason before them, also while those are folded", async () => {
  const second = `POST /api/releases/${RELEASE_ID}/waivers/${WAIVER.id}/second`;
  const { asked } = givenRelease(aHalfWaived({ mayAgree: true }), { answers: { [second]: {} } });
  const part = await audit();
  const guard = part.getByRole("button", { name: /^Wanted products across pools/, expanded: true });
  expect(part.getByText(WAITS)).toBeTruthy();
  expect(part.getByText("Checked by hand")).toBeTruthy();
  expect(part.queryByRole("button", { name: "Waive" })).toBeNull();

  await userEvent.click(guard);
  await userEvent.click(part.getByRole("button", { name: /^Agree/ }));

  expect(asked.filter(({ key }) => key === second)).toHaveLength(1);
});

test("whoever waived it reads that it waits, and is not asked to agree", async () => {
  givenRelease(aHalfWaived());

  expect((await audit()).getByText(WAITS)).toBeTruthy();
  expect((await audit()).queryByRole("button", { name: /^Agree/ })).toBeNull();
});

test.each([
  ["two people stand for", { second: { person: "Bo", at: AT } }, { audit: auditOf(["gold"], ["gold"]) }],
  ["a withdrawn release has", {}, { state: "withdrawn" }],
  ["is of a guard that stops nothing any more", {}, { audit: auditOf([]) }],
] as const)("a waiver that %s waits for nobody where the hits stand", async (_, changes, more) => {
  givenRelease(aHalfWaived({ mayAgree: true, ...changes }, more));

  expect((await audit()).queryByText(WAITS)).toBeNull();
});

test("the head says that a release is blocked, and of whom the waiver waits for that it does", async () => {
  givenHead(aHalfWaived());
  expect(await screen.findByText("blocked by 1 guard")).toBeTruthy();
  cleanup();

  givenHead(aHalfWaived({ mayAgree: true }));
  expect(await screen.findByText("blocked, waits for you")).toBeTruthy();
  expect(place().queryByText(/blocked by/)).toBeNull();
  cleanup();

  // What it was asked for is found no more: agreeing would free nothing.
  givenHead(aHalfWaived({ mayAgree: true }, { audit: auditOf(["cluster"]) }));
  expect(await screen.findByText("blocked by 1 guard")).toBeTruthy();
});

test.each([
  ["nobody waived", []],
  ["the reader waived", [{ ...WAIVER, id: "88888888-8888-4888-8888-888888888888", guard: "cluster" as const }]],
])(
  "beside a guard that %s, agreeing to the waiver of another frees nothing, and the head counts both",
  async (_, own) => {
    const waivers = [{ ...WAIVER, mayAgree: true }, ...own];
    givenHead(aHalfWaived({}, { blocked: 2, audit: auditOf(["gold", "cluster"]), waivers }));

    expect(await screen.findByText("blocked by 2 guards")).toBeTruthy();
    expect(place().queryByText(/waits for you/)).toBeNull();
  },
);

test("where others waived every guard that blocks, and one is waived by two, it waits for the reader", async () => {
  const others = { ...WAIVER, mayAgree: true };
  const waivers = [others, { ...others, id: "88888888-8888-4888-8888-888888888888", guard: "cluster" as const }];
  const audit = auditOf(["gold", "cluster", "query"], ["query"]);
  givenHead(aHalfWaived({}, { blocked: 2, waived: 1, audit, waivers }));

  expect(await screen.findByText("blocked, waits for you")).toBeTruthy();
});

test.each(["audited", "signed", "withdrawn"] as const)(
  "of one that is %s the head says how many guards are waived",
  async (state) => {
    givenHead(aRelease({ state, waived: 2 }));

    expect(await screen.findByText("2 guards waived")).toBeTruthy();
  },
);

test("the head of a release without a waiver says nothing of one", async () => {
  givenHead(aRelease());

  await screen.findByText("audited");
  expect(screen.queryByText(/waive/)).toBeNull();
});

test.each([
  [
    ["gold"],
    ["gold"],
    /^1 check has hits that two people waived; no other leak keeps it from being signed\. 116 problems/,
  ],
  [["gold", "cluster"], ["gold", "cluster"], /^2 checks have hits that two people waived; no other leak keeps it from/],
  [
    ["gold", "cluster"],
    ["gold"],
    /^It leaks and cannot be signed as it is\. Variants of one problem are in two pools\. 1 other check has hits that two people waived\. 116/,
  ],
] as const)(
  "an audit that found %j, of which %j is waived, does not read like a clean one",
  async (hit, waived, says) => {
    givenRelease(aRelease({ audit: auditOf(hit, waived) }));

    const part = await audit();
    expect(part.getByText(says)).toBeTruthy();
    expect(part.queryByText(/No leak/)).toBeNull();
  },
);

test("a later audit with waived hits does not read like a clean one either", async () => {
  givenRelease(aRelease({ state: "signed", signed: SIGNED, laterAudit: auditOf(["gold"], ["gold"]) }));

  const part = within(await screen.findByRole("region", { name: "Later audit" }));
  expect(
    part.getByText(/1 check has hits that two people waived; no other leak would keep it from being signed\. /),
  ).toBeTruthy();
});

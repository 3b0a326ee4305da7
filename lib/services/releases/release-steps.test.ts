import { expect, test } from "vitest";
import { RELEASE_STATES } from "@/lib/contract/releases";
import { type ReleaseStep, releaseSteps, type StepsOf, whyNot } from "./release-steps";

const AUDITED: StepsOf = {
  ...{ state: "audited", blocking: [], approvals: 0, approvalsNeeded: 1, hasApproved: false, role: "lead", work: null },
  halfWaived: [],
};
const open = (over: Partial<StepsOf>): readonly ReleaseStep[] =>
  releaseSteps({ ...AUDITED, ...over })
    .filter(({ isOpen }) => isOpen)
    .map(({ step }) => step);

test.each([
  ["building", []],
  ["draft", ["audit", "delete"]],
  ["audited", ["audit", "approve", "delete"]],
  ["approved", ["audit", "sign"]],
  ["signed", ["audit", "withdraw"]],
  ["withdrawn", []],
  ["failed", ["delete"]],
  ["cancelled", ["delete"]],
] as const)("of a release that is %s a lead may do %j", (state, steps) => {
  const approvals = state === "approved" ? 1 : 0;

  expect(open({ state, approvals, blocking: state === "draft" ? null : [] })).toEqual(steps);
});

test.each(["build", "audit", "sign"] as const)("while a job is there to %s it, no other is started", (work) => {
  expect(open({ work })).toEqual(["approve"]);
  expect(open({ state: "approved", approvals: 1, work })).toEqual([]);
  expect(whyNot("sign", { ...AUDITED, state: "approved", approvals: 1, work: "sign" })).toBe(
    "It is being signed. Wait for that, or cancel it.",
  );
});

test("what leaks is audited, waived or deleted, and nothing else", () => {
  expect(open({ blocking: ["gold"] })).toEqual(["audit", "waive", "delete"]);
  expect(open({ state: "approved", approvals: 1, blocking: ["cluster"] })).toEqual(["audit", "waive"]);
});

test("two people who have to approve are two", () => {
  const two = { approvalsNeeded: 2, approvals: 1 };

  expect(open(two)).toContain("approve");
  expect(open({ ...two, hasApproved: true })).not.toContain("approve");
  expect(whyNot("sign", { ...AUDITED, ...two, state: "approved" })).toBe("2 people have to approve it first; 1 did.");
});

test("one approval is enough as soon as no second one is asked for, and what is approved is not deleted", () => {
  const first = { approvals: 1, hasApproved: true };

  expect(open({ ...first, approvalsNeeded: 2 })).toEqual(["audit", "take_back"]);
  expect(open({ ...first, approvalsNeeded: 1 })).toEqual(["audit", "take_back", "sign"]);
});

test("who approved takes that back until it is signed, also while it is being signed; nobody takes back another’s", () => {
  const approved = { state: "approved", approvals: 1, hasApproved: true } as const;

  expect(open({ ...approved, work: "sign" })).toEqual(["take_back"]);
  expect(open({ ...approved, state: "signed" })).not.toContain("take_back");
  expect(open({ ...approved, hasApproved: false })).not.toContain("take_back");
  expect(open({ ...approved, role: "researcher" })).toEqual([]);
});

test("why a step is closed names guards as the report of the audit does", () => {
  expect(whyNot("sign", { ...AUDITED, blocking: ["gold", "never_touch"] })).toContain(
    "It leaks: rewards of two pools want one product; it holds problems that nothing may hold.",
  );
});

test.each([
  [["gold", "near"], [], "Mend that and build it again. Only two people together can waive it."],
  [["gold"], ["gold"], "One waiver waits for a second person."],
  [["gold", "query"], ["gold", "query"], "2 waivers wait for a second person."],
  [
    ["gold", "query"],
    ["gold"],
    "Mend that and build it again. Only two people together can waive it. One waiver waits for a second person.",
  ],
] as const)("of a leak of %j, of which one person waived %j, it says what is missing", (blocking, halfWaived, says) => {
  for (const step of ["approve", "sign"] as const)
    expect(whyNot(step, { ...AUDITED, blocking, halfWaived })?.replace(/^It leaks: [^.]*\. /, "")).toBe(says);
});

test("an annotator may take no step of any release, and whoever reads a signed one may audit it", () => {
  const steps = (role: string) => RELEASE_STATES.flatMap((state) => open({ state, role }).map((step) => [state, step]));

  expect(steps("annotator")).toEqual([]);
  expect(steps("researcher")).toEqual([["signed", "audit"]]);
});

test("a step that is closed says why, one that is open nothing", () => {
  for (const state of RELEASE_STATES) {
    for (const { isOpen, why } of releaseSteps({ ...AUDITED, state })) expect(why === null).toBe(isOpen);
  }
});

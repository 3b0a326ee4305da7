import { expect, test } from "vitest";
import type { Audit } from "@/lib/contract/splits";
import { lostSets, widenedGuards } from "./widened-guards";

function anAudit(names: readonly string[], { count = names.length, set = "suite" } = {}): Audit {
  const problem = (name: string) => ({ id: null, name, query: "" });
  const hits = names.map((name) => ({
    ...{ guard: "gold" as const, a: problem(name), b: problem("other"), between: ["train", "test"], value: "1" },
    cluster: null,
  }));

  return {
    ...{ at: "2026-01-01T00:00:00.000Z", problems: 9, isBlocked: count > 0 },
    protectedSets: [{ name: set, problems: 1 }],
    guards: [{ guard: "gold", isBlocking: true, isWaived: false, count, hits }],
  };
}

test.each([
  ["the same hits", anAudit(["a", "b"]), anAudit(["b", "a"]), []],
  ["fewer", anAudit(["a", "b"]), anAudit(["b"]), []],
  ["none any more", anAudit(["a"]), anAudit([]), []],
  ["others as many", anAudit(["a"]), anAudit(["b"]), ["gold"]],
  ["one more", anAudit(["a"]), anAudit(["a", "b"]), ["gold"]],
  ["more than are listed", anAudit(["a"], { count: 300 }), anAudit(["a"], { count: 301 }), ["gold"]],
  ["hits where nobody looked before", null, anAudit(["a"]), ["gold"]],
] as const)("a waiver covers what was read: %s", (_what, before, now, guards) => {
  expect(widenedGuards(before, now)).toEqual(guards);
});

test("a protected set that an audit no longer asks is named", () => {
  expect(lostSets(anAudit([]), anAudit([], { set: "another" }))).toEqual(["suite"]);
  expect(lostSets(null, anAudit([]))).toEqual([]);
});

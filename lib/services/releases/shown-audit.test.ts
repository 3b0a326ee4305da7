import { expect, test } from "vitest";
import type { Audit } from "@/lib/contract/splits";
import { shownLaterAudit } from "./shown-audit";

function anAudit(names: readonly string[]): Audit {
  const problem = (name: string) => ({ id: null, name, query: "" });
  const hits = names.map((name) => ({
    ...{ guard: "gold" as const, a: problem(name), b: problem("other"), between: ["train", "test"], value: "1" },
    cluster: null,
  }));

  return {
    ...{ at: "2026-01-01T00:00:00.000Z", problems: 9, isBlocked: hits.length > 0, protectedSets: [] },
    guards: [{ guard: "gold", isBlocking: true, isWaived: false, count: hits.length, hits }],
  };
}

test.each([
  ["lets pass what its people read", ["a"], true],
  ["does not let pass what nobody saw then", ["a", "b"], false],
])("in a later audit of a signed release a waiver %s", (_what, now, isWaived) => {
  const signed = { row: { waivers: [{ guard: "gold", secondId: 2 }] }, audit: anAudit(["a"]) };

  expect(shownLaterAudit(signed, anAudit(now))).toMatchObject({ isBlocked: !isWaived, guards: [{ isWaived }] });
});

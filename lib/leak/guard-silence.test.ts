import { expect, test } from "vitest";
import { POOLS, type Pool } from "./assign-pools";
import { GUARDS, type Guard } from "./audit-pools";
import { guardSilence } from "./guard-silence";

/** An audit of these pools, in which these guards have a hit. */
function anAudit(held: readonly Pool[] = POOLS, hit: readonly Guard[] = []) {
  return {
    guards: GUARDS.map((guard) => ({ guard, count: hit.includes(guard) ? 1 : 0 })),
    protectedSets: [{}],
    pools: POOLS.map((pool) => ({ pool, problems: held.includes(pool) ? 3 : 0 })),
  };
}

test("a guard that looked and found nothing is clean, whatever others found", () => {
  for (const guard of GUARDS) expect(guardSilence(guard, anAudit())).toEqual({ kind: "clean" });
  expect(guardSilence("near", anAudit(POOLS, ["gold", "cluster"]))).toEqual({ kind: "clean" });
  expect(guardSilence("gold", anAudit(POOLS, ["recommended", "viewed"]))).toEqual({ kind: "clean" });
});

test("a guard is clean of nothing that it could not ask", () => {
  expect(guardSilence("protected", { ...anAudit(), protectedSets: [] })).toMatchObject({ why: "no protected set" });
  expect(guardSilence("never_touch", anAudit(["train", "test"]))).toMatchObject({ why: "empty never touch" });
  for (const guard of ["cluster", "query", "gold", "recommended", "viewed", "near"] as const)
    expect(guardSilence(guard, anAudit(["train"]))).toMatchObject({ kind: "unasked", why: "one pool" });
  // Nobody counted the pools of an earlier audit.
  expect(guardSilence("never_touch", { ...anAudit(), pools: undefined })).toEqual({ kind: "clean" });
});

test("a product that two pools share is told where it counts", () => {
  expect(guardSilence("viewed", anAudit(POOLS, ["gold", "recommended"]))).toEqual({
    ...{ kind: "counted", under: ["gold", "recommended"] },
  });
  expect(guardSilence("recommended", anAudit(POOLS, ["gold"]))).toEqual({ kind: "counted", under: ["gold"] });
});

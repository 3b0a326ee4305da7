import { expect, test } from "vitest";
import type { Guard, GuardHit } from "@/lib/leak/audit-pools";
import { guardFindings } from "@/lib/leak/guard-findings";
import { hitsText } from "./leak-hits-text";

const hitsOf = (guard: Guard, count: number): GuardHit[] =>
  Array.from({ length: count }, (_, at) => ({ guard, a: `p${at}`, between: ["train", "test"], value: "11" }));

/** What a stored audit holds of so many hits a guard. */
function kept(...counts: readonly (readonly [Guard, number])[]) {
  const findings = guardFindings(counts.flatMap(([guard, count]) => hitsOf(guard, count)));

  return { hits: findings.flatMap(({ hits }) => hits), counts: findings, none: "None." };
}

test("hits are counted by guard and named one by one, and none is said in its own words", () => {
  expect(hitsText(kept(["gold", 2]))).toBe(
    "a product that both want  2\n\np0 (train, test): a product that both want, 11\np1 (train, test): a product that both want, 11\n",
  );
  expect(hitsText(kept())).toBe("None.\n");
});

test("of more than are named the rest is in --json, as far as it is there", () => {
  expect(hitsText(kept(["gold", 20]))).not.toContain("more");
  expect(hitsText(kept(["gold", 200], ["near", 50]))).toMatch(/\nand 230 more; --json prints them\n$/);
});

test("where a guard found more than it keeps it says how many --json has", () => {
  expect(hitsText(kept(["gold", 1500], ["near", 50]))).toMatch(
    /\nand 1,530 more; --json prints 250 of all 1,550, as a guard keeps its first 200\n$/,
  );
});

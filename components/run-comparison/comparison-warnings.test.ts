import { expect, test } from "vitest";
import type { ComparedRun, Comparison } from "@/lib/contract/comparison";
import { comparisonWarnings } from "./comparison-warnings";
import { givenComparison, givenRun } from "./given-comparison";

const counts = { problems: 1, differing: 0, unscored: 0, shared: 1 };
const warned = (second: Partial<ComparedRun>, first: Partial<ComparedRun> = {}) =>
  comparisonWarnings({ runs: [givenRun(0, first), givenRun(1, second)], counts, leftOut: null });

test("runs of one harness, suite and number of rollouts on the same problems need no warning", () => {
  expect(warned({})).toEqual([]);
});

test("different harnesses are named, and one that nobody names too", () => {
  expect(warned({ harness: "4-tool" })).toMatchObject([
    { kind: "harness", text: expect.stringContaining("A 7-tool, B 4-tool") },
  ]);
  expect(warned({ harness: null })).toMatchObject([
    { kind: "harness", text: expect.stringContaining("A 7-tool, B not named") },
  ]);
  expect(warned({ harness: null }, { harness: null })).toMatchObject([
    { kind: "harness", text: expect.stringContaining("Nobody names the harness of A and B") },
  ]);
});

test("of runs without a named harness the tools that they declare are compared", () => {
  const declares = (...declaredTools: string[]) => ({ harness: null, declaredTools });

  expect(warned(declares("find", "view"), declares("find", "view"))).toEqual([]);
  expect(warned(declares("find"), declares("find", "view"))).toMatchObject([
    { kind: "harness", text: expect.stringContaining("A declared tools (find, view), B declared tools (find)") },
  ]);
  expect(warned(declares("find"))).toMatchObject([
    { kind: "harness", text: expect.stringContaining("A 7-tool, B declared tools (find)") },
  ]);
});

test("different suites and numbers of rollouts are named", () => {
  const { measured } = givenRun(1);
  if (measured.status !== "measured") throw new Error("It is measured.");

  const found = warned({ suite: "v4", measured: { ...measured, most: 1, fewest: 1 } });

  expect(found.map(({ kind }) => kind)).toEqual(["suite", "rollouts"]);
  expect(found[1]?.text).toContain("A 2, B 1");
});

test("problems that only seem to have fewer rollouts, since some are reviewed blind, are no warning", () => {
  const { measured } = givenRun(1);
  if (measured.status !== "measured") throw new Error("It is measured.");
  const runs = [givenRun(0), givenRun(1, { measured: { ...measured, fewest: 1 } })];
  const kinds = (leftOut: Comparison["leftOut"]) =>
    comparisonWarnings({ runs, counts, leftOut }).map(({ kind }) => kind);

  expect(kinds(null)).toEqual(["rollouts"]);
  expect(kinds({ value: 3, isCapped: false })).toEqual([]);
});

test("problems that not all runs tried are counted", () => {
  expect(comparisonWarnings(givenComparison())).toMatchObject([
    { kind: "problems", text: expect.stringContaining("All runs tried 3 of 4 problems") },
  ]);
});

test("problems that only seem not to be tried, since some are reviewed blind, are not said to be", () => {
  const [warning] = comparisonWarnings(givenComparison({ leftOut: { value: 2, isCapped: false } }));

  expect(warning?.kind).toBe("problems");
  expect(warning?.text).toContain("You see rollouts of all runs of 3 of 4 problems");
  expect(warning?.text).not.toContain("tried 3");
});

test("large counts of problems are written alike", () => {
  const counts = { problems: 2345, differing: 9, unscored: 0, shared: 1234 };

  expect(comparisonWarnings({ ...givenComparison(), counts })).toMatchObject([
    { kind: "problems", text: expect.stringContaining("All runs tried 1,234 of 2,345 problems") },
  ]);
});

test("one run, or one beside a refused one, is compared with nothing", () => {
  const refused = givenRun(1, { harness: "4-tool", measured: { status: "refused", reason: "No trials." } });

  expect(comparisonWarnings({ runs: [givenRun(0), refused], counts, leftOut: null })).toEqual([]);
});

test("a run of whose rollouts the rules cannot tell all is named, alone or beside others", () => {
  const { measured } = givenRun(1);
  if (measured.status !== "measured") throw new Error("It is measured.");
  const open = givenRun(1, { measured: { ...measured, failures: { ...measured.failures, unscored: 3, open: 3 } } });
  const said = (...runs: ComparedRun[]) => comparisonWarnings({ runs, counts, leftOut: null });
  const words = `At least, not exactly: the rules cannot tell of 3 of ${measured.rollouts} rollouts. A catalogue of the shop with embeddings of the titles may decide them.`;

  expect(said(open)).toEqual([{ kind: "open", text: `A: ${words}` }]);
  expect(said(givenRun(0), open)[0]).toEqual({
    kind: "open",
    text: `B: ${words} A difference may come from what is not scored.`,
  });
});

import { expect, test } from "vitest";
import { givenListedRun } from "@/components/run-list/given-runs";
import { runsText } from "./stats-runs-text";

test.each([
  [1, "run harness problems rollouts ASR pass@1 crashed"],
  [4, "run harness problems rollouts ASR pass@1 pass@4 headroom crashed"],
])("at k = %d the columns are %s, each with its figures under it", (k, columns) => {
  const facets = { suite: [], harness: [], model: [], bucket: [] };
  const items = [givenListedRun({})];
  const list = { k, items, total: 1, nextOffset: null, mostRollouts: 8, facets, leftOut: null, seed: 1 };

  const [head = "", row = ""] = runsText({ corpus: "lamps", filter: "", list }).split("\n").slice(2);

  expect(head.split(/ {2,}/).join(" ")).toContain(`${columns} timed out`);
  expect(row.split(/ {2,}/)).toHaveLength(head.split(/ {2,}/).length);
});

test.each([
  [null, "25 (3 not tried)"],
  [{ value: 12, isCapped: false }, "25 (3 not seen)"],
])("of rollouts left out, %j, the problems of a run read %s", (leftOut, words) => {
  const facets = { suite: [], harness: [], model: [], bucket: [] };
  const items = [givenListedRun({ problems: 25, missingProblems: 3 })];
  const list = { k: 4, items, total: 1, nextOffset: null, mostRollouts: 8, facets, leftOut, seed: 1 };

  expect(runsText({ corpus: "lamps", filter: "", list })).toContain(`  ${words}  `);
});

test("a k that nobody asked for is said to be chosen without the rollouts left out", () => {
  const facets = { suite: [], harness: [], model: [], bucket: [] };
  const leftOut = { value: 12, isCapped: false };
  const list = { k: 4, items: [], total: 0, nextOffset: null, mostRollouts: 8, facets, leftOut, seed: 1 };
  const textOf = (askedK?: number) => runsText({ corpus: "lamps", filter: "", list, askedK });

  expect(textOf()).toContain("12 trajectories that you review blind are left out. k is chosen without them.\n");
  expect(textOf(3)).toContain("12 trajectories that you review blind are left out.\n");
});

test("a k above the rollouts that any run has is said not to be the one that counts", () => {
  const facets = { suite: [], harness: [], model: [], bucket: [] };
  const list = { k: 4, items: [], total: 0, nextOffset: null, mostRollouts: 4, facets, leftOut: null, seed: 1 };
  const textOf = (askedK: number) => runsText({ corpus: "lamps", filter: "", list, askedK });

  expect(textOf(10)).toContain("No run has 10 rollouts of a problem that are counted here, so k is 4.\n");
  expect(textOf(4)).not.toContain("No run has");
});

test.each([
  [100, "none scored"],
  [99, "0 of 100"],
])("of a run without a rate, %d of whose 100 rollouts are not scored, it says %s", (unscored, words) => {
  const facets = { suite: [], harness: [], model: [], bucket: [] };
  const asr = { value: null, reason: "None." } as const;
  const items = [givenListedRun({ asr, successes: 0, failures: { crashed: 0, timedOut: 0, unscored, open: 0 } })];
  const list = { k: 4, items, total: 1, nextOffset: null, mostRollouts: 8, facets, leftOut: null, seed: 1 };

  expect(runsText({ corpus: "lamps", filter: "", list })).toContain(`  ${words}  `);
});

test("of a run of whose rollouts the rules cannot tell all it says that its figures are the least, but not its headroom", () => {
  const facets = { suite: [], harness: [], model: [], bucket: [] };
  const items = [givenListedRun({ failures: { crashed: 0, timedOut: 0, unscored: 9, open: 9 } })];
  const textAt = (k: number) => {
    const list = { k, items, total: 1, nextOffset: null, mostRollouts: 8, facets, leftOut: null, seed: 1 };
    return runsText({ corpus: "lamps", filter: "", list });
  };

  expect(textAt(4)).toContain("night: At least, not exactly: the rules cannot tell of 9 of 100 rollouts.");
  expect(textAt(4)).toContain("\nHeadroom may be less or more once all is scored.\n");
  expect(textAt(1)).not.toContain("Headroom may be");
});

test("figures of some of a run's problems are marked, and below it says of how many", () => {
  const facets = { suite: [], harness: [], model: [], bucket: [] };
  const { pass } = givenListedRun({});
  const measured = pass.status === "measured" ? { pass: { ...pass, tooFew: 1 } } : {};
  const items = [givenListedRun({ name: "part", problems: 4, ...measured }), givenListedRun({})];
  const list = { k: 4, items, total: 2, nextOffset: null, mostRollouts: 8, facets, leftOut: null, seed: 1 };

  const text = runsText({ corpus: "lamps", filter: "", list });

  expect(text.match(/\* 0\.\d{4} \(/g)).toHaveLength(2);
  expect(text).toContain(
    "\n* part: pass@4 and headroom are over 3 of 4 problems, those with 4 rollouts or more; pass@1 is over all of them.\n",
  );
});

import { expect, test } from "vitest";
import { compareJson, compareText } from "./stats-compare-text";

const runOf = (name: string) => ({ id: crypto.randomUUID(), name, word: name, harness: null });
const comparison = {
  ...{ run: runOf("tuned"), common: 1, onlyA: 0, onlyB: 0, a: 0, b: 0.25, wins: 1, losses: 0, ties: 0 },
  ...{ test: "sign" as const, p: 1, holmP: 1, isSeparable: false, moreProblems: null },
  difference: { value: null, reason: "None." } as const,
};
const compared = {
  ...{ status: "compared" as const, baseline: runOf("base"), comparisons: [comparison], leftOut: null, seed: 1 },
  open: [] as { run: string; rollouts: number; open: number }[],
};

test("a run of whose rollouts the rules cannot tell all is named with how many", () => {
  const open = [{ run: "tuned", rollouts: 4, open: 3 }];

  expect(compareText({ ...compared, open })).toContain(
    "tuned: At least, not exactly: the rules cannot tell of 3 of 4 rollouts. A catalogue of the shop with embeddings of the titles may decide them.\nA difference may come from what is not scored.\n",
  );
  expect(compareJson({ ...compared, open })).toMatchObject({ open });
  expect(compareText(compared)).not.toContain("At least");
  expect(compareJson(compared)).not.toHaveProperty("open");
});

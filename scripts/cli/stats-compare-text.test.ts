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
  open: [],
};

test("a run of whose rollouts the rules cannot tell all is named with how many", () => {
  const counts = { rollouts: 4, open: 3, problems: 2, unscoredProblems: 1 };
  const open = [{ run: comparison.run, ...counts }];

  expect(compareText({ ...compared, open })).toContain(
    "tuned: At least, not exactly: the rules cannot tell of 3 of 4 rollouts. A catalogue of the shop with embeddings of the titles may decide them.\nA difference may come from what is not scored.\n",
  );
  expect(compareJson({ ...compared, open })).toMatchObject({ open: [{ run: "tuned", ...counts }] });
  expect(compareText(compared)).not.toContain("At least");
  expect(compareJson(compared)).not.toHaveProperty("open");
});

test("a run of some of whose problems nothing was scored is named with how many have failed for it", () => {
  const counts = { rollouts: 4, open: 0, problems: 2, unscoredProblems: 1 };
  const open = [{ run: comparison.run, ...counts }];

  expect(compareText({ ...compared, open })).toContain(
    "\ntuned: Nothing is scored of 1 of 2 problems; in its figures they have failed.\nA difference may come from what is not scored.\n",
  );
  expect(compareJson({ ...compared, open })).toMatchObject({ open: [{ run: "tuned", ...counts }] });
});

test("runs of one name are told apart by what names each alone, and each has its own counts", () => {
  const namesake = (word: string) => ({ ...runOf("night"), word });
  const [one, other] = [namesake("id 1"), namesake("id 2")];
  const open = [{ run: one, rollouts: 4, open: 3, problems: 2, unscoredProblems: 0 }];
  const both = { ...compared, comparisons: [one, other].map((run) => ({ ...comparison, run })), open };

  const [first, second] = [compareJson(both)].flat();

  expect(first).toMatchObject({ run: "id 1", open: [{ run: "id 1", rollouts: 4, open: 3 }] });
  expect(second).toMatchObject({ run: "id 2" });
  expect(second).not.toHaveProperty("open");
  for (const line of ["a: base\nb: id 1\n", "a: base\nb: id 2\n", "\nid 1: At least"]) {
    expect(compareText(both)).toContain(line);
  }
});

const figure = (value: number) => ({ value, interval: [value - 0.1, value + 0.1], n: 20, resamples: 1, note: null });
const textOf = (more: object, ...others: (typeof comparison)[]) =>
  compareText({ ...compared, comparisons: [{ ...comparison, common: 20, ...more }, ...others] });

test("what only the correction takes back is said to be so, and runs without a common problem are no comparison", () => {
  const lost = { wins: 7, p: 0.0156, holmP: 0.0312, moreProblems: 5, difference: figure(0.35) };
  const stranger = { ...comparison, common: 0 };

  expect(textOf({ ...lost, holmP: 0.109 }, comparison, stranger)).toContain(
    "p = 0.0156 (sign test), 0.1090 as one of 2 (Holm)\nNot separable at n = 20 after Holm's correction for 2 comparisons; about 5 more problems would be needed.\n",
  );
  expect(textOf(lost, comparison)).toContain("\nNot separable at n = 20; about 5 more problems would be needed.\n");
  expect(textOf({ ...lost, p: 0.0625, holmP: 0.0625 }, stranger)).not.toContain("Holm");
});

test("where the test and the difference point opposite ways, neither is called better", () => {
  const mixed = { wins: 15, losses: 35, p: 0.0066, holmP: 0.0066, difference: figure(0.15) };

  expect(textOf(mixed)).toContain(
    "\nWhich is better cannot be said at n = 20: a wins more problems, by more than chance, but b gains more where it wins.\n",
  );
});

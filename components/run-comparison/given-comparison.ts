import type { ComparedProblem, ComparedRun, Comparison } from "@/lib/contract/comparison";
import type { Figure } from "@/lib/contract/evaluation";
import type { ProblemCell } from "@/lib/stats/problem-cells";

const figure = (value: number, n = 4): Figure => ({
  value,
  interval: [Math.max(0, value - 0.1), Math.min(1, value + 0.1)],
  n,
  resamples: 10_000,
  note: null,
});

/** A run id by its place, for tests. */
export function givenRunId(place: number): string {
  return `00000000-0000-4000-8000-00000000000${place}`;
}

/** @param counts - of its cells; all is known of those that name no third number */
export function givenProblem(key: string, counts: readonly (ProblemCell | null)[]): ComparedProblem {
  const id = `10000000-0000-4000-8000-${[...key]
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join("")
    .padStart(12, "0")
    .slice(-12)}`;

  const cells = counts.map((cell): ComparedProblem["cells"][number] => cell && [cell[0], cell[1], cell[2] ?? 0]);
  return { id, key, query: `Find a ${key}`, bucket: "shop", difficulty: null, cells };
}

export function givenRun(place: number, more: Partial<ComparedRun> = {}): ComparedRun {
  const name = ["base", "night 2", "third"][place] ?? `run ${place}`;

  return {
    ...{ id: givenRunId(place), name, word: name, harness: "7-tool", suite: "v3", agent: null, declaredTools: null },
    measured: {
      status: "measured",
      ...{ problems: 4, rollouts: 8, successes: 4, fewest: 2, most: 2 },
      failures: { crashed: 1, timedOut: 0, unscored: 0, open: 0 },
      unscoredProblems: 0,
      points: [1, 2].map((k) => ({
        k,
        passAtK: figure(0.3 + k / 10),
        passHatK: figure(0.5 - k / 10),
        tooFew: { count: 0, first: [] },
        recoverable: 2,
      })),
      parts: place === 0 ? { always: 1, sometimes: 2, never: 1 } : { always: 0, sometimes: 2, never: 1 },
      headroom: figure(0.1),
    },
    ...more,
  };
}

/** Two runs of two rollouts of four problems, of which the second run did not try the last. */
export function givenComparison(more: Partial<Comparison> = {}): Comparison {
  return {
    runs: [givenRun(0), givenRun(1)],
    k: 2,
    mostK: 2,
    problems: [
      givenProblem("desk", [
        [0, 2],
        [1, 2],
      ]),
      givenProblem("door", [
        [1, 2],
        [1, 2],
      ]),
      givenProblem("lamp", [
        [2, 2],
        [0, 2],
      ]),
      givenProblem("sofa", [[1, 2], null]),
    ],
    counts: { problems: 4, differing: 2, unscored: 0, shared: 3 },
    slices: {
      ...{ by: "bucket", all: 1, alone: 0 },
      items: [
        {
          ...{ value: "shop", problems: 4, filter: "bucket:shop" },
          runs: [
            { problems: 4, open: 0, passAt1: figure(0.4), passAtK: figure(0.5), headroom: 0.1 },
            { problems: 3, open: 0, passAt1: figure(0.4, 3), passAtK: figure(0.5, 3), headroom: 0.1 },
          ],
        },
      ],
    },
    comparisons: [
      {
        run: givenRun(1),
        ...{ common: 3, onlyA: 1, onlyB: 0, a: 0.5, b: 0.33, wins: 1, losses: 1, ties: 1, test: "sign" },
        ...{ p: 1, holmP: 1, isSeparable: false, moreProblems: 41 },
        difference: { value: -0.17, interval: [-0.5, 0.2], n: 3, resamples: 10_000, note: null },
      },
    ],
    leftOut: null,
    seed: 1,
    ...more,
  };
}

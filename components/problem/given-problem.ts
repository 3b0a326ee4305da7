import type { MatrixRow, ProblemDetail, ProblemMatrix, RolloutTimeline } from "@/lib/contract/problems";

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

export const RUNS = [
  { id: idOf(1), name: "base", word: "base", harness: "sn15-7-tool" },
  { id: idOf(2), name: "tuned, again", word: idOf(2), harness: null },
] as const;

export function aMatrixRow(at: number, given: Partial<MatrixRow> = {}): MatrixRow {
  return {
    id: idOf(100 + at),
    key: `problem-${at}`,
    query: `find lamp ${at}`,
    bucket: "product",
    difficulty: null,
    ...{ rollouts: 8, successes: 3, unknown: 0 },
    cells: [{ rollouts: 8, successes: 3, unknown: 0 }, null],
    ...given,
  };
}

/** The first page of a matrix, and all there is unless `total` says more. */
export function aMatrix(items: readonly MatrixRow[], total = items.length): ProblemMatrix {
  const tries = { rollouts: 8 * items.length, successes: 3 * items.length, unknown: 0 };

  return {
    runs: [...RUNS],
    sort: "hardest",
    items: [...items],
    nextCursor: null,
    summary: {
      ...{ problems: total, ...tries, otherProblems: 2, runCount: 3, leftOut: null },
      runs: RUNS.map((run) => ({ ...run, problems: items.length, ...tries })),
      facets: { bucket: [{ value: "product", problems: total }], difficulty: [{ value: null, problems: total }] },
    },
  };
}

export function aTimeline(at: number, given: Partial<RolloutTimeline> = {}): RolloutTimeline {
  return {
    id: idOf(200 + at),
    run: RUNS[0],
    rollout: at,
    sourceId: null,
    status: "completed",
    stepCount: 3,
    steps: [
      { kind: "search", role: "agent", title: "find_product", calls: 1, attribution: ["model"], flags: [] },
      { kind: "view", role: "agent", title: "view_product", calls: 2, attribution: ["code"], flags: ["unseen_id"] },
      { kind: "words", role: "user", title: "thanks", calls: 0, attribution: [], flags: [] },
    ],
    outcome: { level: "success", by: "source", axes: {} },
    judge: { state: "scored", gate: 5, score: 0.9 },
    verdict: "agentic",
    filterVersion: "defaults-1",
    rejects: [],
    label: { value: null, source: null, by: null, isMine: false },
    hidden: [],
    ...given,
  };
}

/** A rollout of which the person is shown nothing but what was done. */
export function aBlindTimeline(at: number): RolloutTimeline {
  const { outcome: _o, judge: _j, verdict: _v, filterVersion: _f, rejects: _r, label: _l, ...open } = aTimeline(at);

  return {
    ...open,
    steps: open.steps.map((step) => ({ ...step, attribution: [], flags: [] })),
    hidden: ["judge", "verdict", "outcome", "reward", "peers"],
  };
}

export function aProblem(given: Partial<ProblemDetail> = {}): ProblemDetail {
  return {
    id: idOf(101),
    corpus: { id: idOf(9), name: "night's corpus" },
    key: "problem-1",
    query: "find lamp <img src=x onerror=alert(1)>",
    bucket: "product",
    suite: "v3",
    difficulty: "hard",
    reward: { product_id: "sku-gold" },
    rollouts: 2,
    blindRollouts: 0,
    runs: [
      {
        run: RUNS[0],
        ...{ rollouts: 4, successes: 1, unknown: 0, crashed: 1, timedOut: 0, unscored: 0, open: 0 },
        pass: {
          status: "measured",
          interval: [0.05, 0.7],
          points: [
            { k: 1, passAtK: 0.25, passHatK: 0.25 },
            { k: 4, passAtK: 1, passHatK: 0 },
          ],
        },
      },
      {
        run: RUNS[1],
        ...{ rollouts: 2, successes: 0, unknown: 2, crashed: 0, timedOut: 0, unscored: 2, open: 0 },
        pass: { status: "refused", reason: "2 trajectories have 1 trial id." },
      },
    ],
    sameQuery: [],
    sameQueryCount: 0,
    ...given,
  };
}

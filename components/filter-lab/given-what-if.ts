import type { LabelledScores, WhatIf } from "@/lib/contract/what-if";

const SAMPLE = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6e0";
const given = (problem: string, why: string, at: number) => ({
  ...{ id: `${SAMPLE}${String(at).padStart(2, "0")}`, problem, run: "Night run", why },
  ...{ rollout: at, outcome: "success" as const, label: null, other: null },
});

function scores(precision: number, low: number, high: number, right: number): LabelledScores {
  return {
    confusion: [
      { answer: "agentic", label: "agentic", count: right },
      { answer: "agentic", label: "sub_task", count: 61 },
      { answer: "sub_task", label: "sub_task", count: 480 },
      { answer: "review", label: "agentic", count: 22 },
      { answer: "reject", label: "reject", count: 9 },
    ],
    precision: { value: precision, low, high, n: 690 },
    recall: { value: 0.8, low: 0.77, high: 0.83, n: 700 },
    f1: { value: 0.85, low: 0.82, high: 0.87, n: 1204 },
  };
}

/** The server's answer to a draft over a corpus of 146,000. */
export function givenWhatIf(overrides: Partial<WhatIf> = {}): WhatIf {
  return {
    trajectories: 146_000,
    leftOut: 0,
    ms: 212,
    verdicts: [
      { verdict: "agentic", before: 41_208, after: 41_524 },
      { verdict: "sub_task", before: 96_317, after: 96_317 },
      { verdict: "review", before: 6051, after: 5735 },
      { verdict: "insufficient_evidence", before: 2424, after: 2424 },
    ],
    moved: [
      { from: "review", to: "agentic", count: 412 },
      { from: "agentic", to: "review", count: 96 },
    ],
    stages: [
      { stage: "extracted", before: 146_000, after: 146_000, isOff: false },
      { stage: "winners", before: 38_410, after: 38_410, isOff: false },
      { stage: "dedup", before: 30_000, after: 30_000, isOff: true },
      { stage: "structure", before: 17_000, after: 17_316, isOff: false },
    ],
    entered: {
      count: 412,
      approved: 0,
      samples: [given("brass lamp", "Review before, agentic now: 0.78 of its calls", 1)],
    },
    left: { count: 96, approved: 0, samples: [given("yoga mat", "Agentic before, review now: 0.82 of its calls", 2)] },
    mix: [
      {
        by: "bucket",
        rows: [
          { value: "product", before: 9000, after: 9200, entered: 240, left: 40 },
          { value: null, before: 100, after: 80, entered: 0, left: 20 },
        ],
        others: { values: 0, before: 0, after: 0 },
      },
      {
        by: "miner",
        rows: [{ value: "5Gk2a01b", before: 4000, after: 4100, entered: 100, left: 0 }],
        others: { values: 31, before: 13_000, after: 13_216 },
      },
      { by: "suite", rows: [], others: { values: 0, before: 0, after: 0 } },
    ],
    labelled: {
      ...{ labels: "blind", notBlind: 0, unsettled: 0, n: 1204 },
      before: scores(0.87, 0.84, 0.9, 600),
      after: scores(0.91, 0.88, 0.93, 629),
      flipped: 31,
      paired: { gained: 29, lost: 2, by: "problem", up: 24, down: 2, agents: 12, p: 0.0000105 },
      flips: [
        {
          ...{ id: `${SAMPLE}03`, problem: "oak shelf", run: "Night run", rollout: 3 },
          ...{ label: "agentic" as const, from: "review" as const, to: "agentic" as const },
        },
        {
          ...{ id: `${SAMPLE}04`, problem: "tin box", run: "Day run", rollout: null },
          ...{ label: "sub_task" as const, from: "review" as const, to: "agentic" as const },
        },
      ],
    },
    notCompared: 0,
    notScored: 0,
    mostKept: { ofProblem: 9, ofMiner: 700 },
    caps: [],
    ...overrides,
  };
}

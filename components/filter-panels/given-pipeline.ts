import type { Diversity, KnownLikeness, Pipeline } from "@/lib/contract/pipeline";

/** A corpus of 1,000 records of which 8 could not be read; no gate, no dedup, no cap. */
export function givenPipeline(facts: Partial<Pipeline> = {}): Pipeline {
  return {
    stages: [
      { stage: "extracted", count: 1000, isOff: false, filter: "" },
      { stage: "winners", count: 420, isOff: false, filter: "outcome:success" },
      { stage: "normalised", count: 420, isOff: false, filter: "outcome:success" },
      { stage: "coefficient", count: 420, isOff: true, filter: "outcome:success" },
      { stage: "format", count: 390, isOff: false, filter: "-leaves:winners,coefficient,format" },
      { stage: "dedup", count: 390, isOff: true, filter: "-leaves:winners,coefficient,format,duplicate" },
      { stage: "structure", count: 120, isOff: false, filter: "leaves:problem_cap,miner_cap,kept" },
      { stage: "caps", count: 120, isOff: true, filter: "leaves:kept" },
    ],
    splits: [],
    rejectedRows: 8,
    setAsideRows: 0,
    leftOut: 2,
    notCompared: 3,
    ...{ trajectories: 992, notScored: 40, lostAgentic: 0, isActive: true, caps: [] },
    selectedAt: "2026-11-20T10:00:00.000Z",
    isBehind: false,
    isBeingMade: false,
    ...facts,
  };
}

/** The same as a draft would have it: nothing can be listed, and 30 fewer stay. */
export function givenDraftPipeline(): Pipeline {
  const { stages, ...rest } = givenPipeline();

  return {
    ...rest,
    ...{ leftOut: 0, isActive: false },
    stages: stages.map(({ stage, count, isOff }) => ({
      stage,
      count: stage === "structure" || stage === "caps" ? count - 30 : count,
      isOff,
      filter: null,
    })),
  };
}

/** 120 trajectories, of which 5 name no miner and half of the others are of one. */
export function givenDiversity(facts: Partial<Diversity> = {}): Diversity {
  const dimension = (by: Diversity["dimensions"][number]["by"]): Diversity["dimensions"][number] => ({
    by,
    known: 115,
    values: 40,
    effective: 3.8,
    rows: Array.from({ length: 8 }, (_, at) => ({
      value: at === 7 ? null : `${by}-${at}`,
      count: at === 0 ? 60 : 5,
      share: at === 7 ? null : (at === 0 ? 60 : 5) / 115,
      filter: by === "template" ? null : `${by}:${at === 7 ? "none" : `${by}-${at}`}`,
    })),
  });
  const points = [
    { cap: 1, size: 40, reached: 40, leftOut: 80 },
    { cap: 2, size: 60, reached: 20, leftOut: 60 },
    { cap: 5, size: 100, reached: 12, leftOut: 20 },
    { cap: 10, size: 120, reached: 3, leftOut: 0 },
  ];

  return {
    tried: null,
    total: 120,
    dimensions: (["miner", "agent", "template", "problem"] as const).map(dimension),
    caps: [
      { by: "problem", groups: 40, points },
      { by: "miner", groups: 40, points: points.map(({ cap, ...point }) => ({ cap: cap * 10, ...point })) },
    ],
    ...facts,
  };
}

/** A near-duplicate with its representative and one other. */
export function givenLikeness(facts: Partial<KnownLikeness> = {}): KnownLikeness {
  return {
    state: "known",
    stage: "duplicate",
    why: "3rd by rank of 3 near-duplicates of one problem; 1 is kept.",
    representative: { id: "11111111-1111-4111-8111-111111111112", run: "run-a", rank: 2.9 },
    alikeBy: "thoughts",
    similarity: 0.91,
    groupSize: 3,
    members: [
      {
        id: "11111111-1111-4111-8111-111111111112",
        run: "run-a",
        rank: 2.9,
        alikeBy: null,
        similarity: null,
        isKept: true,
      },
      {
        id: "11111111-1111-4111-8111-111111111113",
        run: "run-b",
        rank: 2.5,
        alikeBy: "calls",
        similarity: 1,
        isKept: false,
      },
      {
        id: "11111111-1111-4111-8111-111111111114",
        run: "run-c",
        rank: 1.75,
        alikeBy: "thoughts",
        similarity: 0.91,
        isKept: false,
      },
    ],
    ranking: [
      { signal: "depth", value: 0.6, weight: 1, adds: 0.6 },
      { signal: "reformulations", value: 0.4, weight: 0.5, adds: 0.2 },
      { signal: "verification", value: 0, weight: 1, adds: 0 },
      { signal: "regularity", value: 0.95, weight: 1, adds: 0.95 },
    ],
    ...facts,
  };
}

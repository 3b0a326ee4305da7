import type { TrainingCurve, TrainingImport, TrainingPoints } from "@/lib/contract/training";

/** A curve as a test wants it. */
export function aCurve(fields: Partial<TrainingCurve> = {}): TrainingCurve {
  return {
    ...{
      id: crypto.randomUUID(),
      run: "v19",
      metric: "kl",
      points: 3,
      firstStep: 0,
      lastStep: 20,
      low: 0.5,
      high: 2,
      last: 2,
    },
    ...fields,
  };
}

export type Series = TrainingPoints["series"][number];

/** Its points. */
export function aSeries(fields: Partial<Series> = {}): Series {
  const raw: [number, number][] = [
    [0, 0.5],
    [10, 1],
    [20, 2],
  ];

  return {
    ...{
      curve: crypto.randomUUID(),
      run: "v19",
      metric: "kl",
      points: raw.length,
      isThinned: false,
      raw,
      smooth: null,
    },
    ...fields,
  };
}

/** What came of a file. */
export function aTrainingImport(fields: Partial<TrainingImport> = {}): TrainingImport {
  return {
    ...{
      id: crypto.randomUUID(),
      file: "v19.csv",
      by: "Ada",
      at: "2026-06-08T10:00:00.000Z",
      lines: 3,
      points: 3,
      added: 3,
    },
    ...{
      replaced: 0,
      repeated: 0,
      givenAgain: 0,
      rejected: 0,
      kept: 0,
      reasons: [],
      runs: ["v19"],
      replacedRuns: [],
      metrics: ["kl"],
    },
    ...{ leftOutColumns: [], fault: null, canUndo: true, undoneAt: null },
    ...fields,
  };
}

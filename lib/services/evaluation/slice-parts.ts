import type { ComparisonSlice } from "@/lib/contract/comparison";
import { groupBy } from "@/lib/filter/group-by";
import type { SliceFigures } from "./comparison-figures";
import type { RolloutRow } from "./count-rollouts";
import type { FoundRun } from "./find-runs";
import { type ReadTries, readTries } from "./read-tries";
import { runTotals } from "./run-totals";
import { shownFigure } from "./shown-figure";
import type { ProblemSlice } from "./slice-problems";

/** Rollouts of a run, as trials or with the reason why they are none. */
export interface ReadRun {
  readonly run: FoundRun;
  readonly rows: readonly RolloutRow[];
  readonly tries: ReadTries;
}

export function readRun(run: FoundRun, rows: readonly RolloutRow[]): ReadRun {
  return { run, rows, tries: readTries(rows, () => run.run.word) };
}

/**
 * What each run has of each slice, read as the command line reads it with the filter of the slice: a part of a measured run
 * may well be one of which nothing is known.
 *
 * @returns by slice, then by run; undefined where the run tried none of it or is refused as a whole
 */
export function readSlices(
  slices: readonly ProblemSlice[],
  runs: readonly ReadRun[],
): readonly (readonly (ReadRun | undefined)[])[] {
  const sliceOf = new Map(slices.flatMap(({ problems }, at) => problems.map((problem) => [problem, at])));
  const byRun = runs.map(({ run, rows, tries }) => {
    const parts = tries.kind === "refused" ? [] : groupBy(rows, ({ problem }) => sliceOf.get(problem));
    return new Map([...parts].map(([at, part]) => [at, readRun(run, part)]));
  });

  return slices.map((_, at) => byRun.map((parts) => parts.get(at)));
}

/** A run in a slice in the form of the contract. */
export function shownSlice(
  part: ReadRun | undefined,
  figures: SliceFigures | undefined,
): ComparisonSlice["runs"][number] {
  if (part === undefined) return null;
  const { problems, failures } = runTotals(part.rows);
  const counts = { problems, open: failures.open };
  if (part.tries.kind === "refused") {
    const none = { value: null, reason: part.tries.reason };
    return { ...counts, passAt1: none, passAtK: none, headroom: null };
  }
  if (figures === undefined) throw new RangeError("A part that is measured has figures.");
  const { passAt1, passAtK, headroom } = figures;

  return { ...counts, passAt1: shownFigure(passAt1), passAtK: shownFigure(passAtK), headroom: headroom ?? null };
}

import { VERDICTS, type Verdict } from "@/lib/domain/verdict";
import type { PipelineResult } from "./pipeline-result";

export interface VerdictMoves {
  readonly verdicts: { readonly verdict: Verdict; readonly before: number; readonly after: number }[];
  /** Only verdicts that changed, and only pairs with any. */
  readonly moved: { readonly from: Verdict; readonly to: Verdict; readonly count: number }[];
}

type Verdicts = Pick<PipelineResult, "verdict">;

/** Rows by verdict under two versions, and how many went from one verdict to another. */
export function verdictMoves(before: Verdicts, after: Verdicts): VerdictMoves {
  const width = VERDICTS.length;
  const counts = new Uint32Array(width * width);
  for (let row = 0; row < before.verdict.length; row += 1) {
    const pair = (before.verdict[row] ?? 0) * width + (after.verdict[row] ?? 0);
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  const pairs = VERDICTS.flatMap((from, row) =>
    VERDICTS.map((to, column) => ({ from, to, count: counts[row * width + column] ?? 0 })),
  );
  const sum = (of: typeof pairs): number => of.reduce((total, { count }) => total + count, 0);

  return {
    verdicts: VERDICTS.map((verdict) => ({
      verdict,
      before: sum(pairs.filter(({ from }) => from === verdict)),
      after: sum(pairs.filter(({ to }) => to === verdict)),
    })),
    moved: pairs.filter(({ from, to, count }) => from !== to && count > 0),
  };
}

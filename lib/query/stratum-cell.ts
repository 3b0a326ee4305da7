import type { Verdict } from "@/lib/domain/verdict";
import { printExactValue } from "./print-filter";

/** By what an audit sample may divide a corpus into strata; each is a field of the filter text. */
export const STRATUM_DIMENSIONS = ["gate", "judge_model", "verdict", "bucket"] as const;
export type StratumDimension = (typeof STRATUM_DIMENSIONS)[number];

export const DIMENSION_TEXT: Readonly<Record<StratumDimension, string>> = {
  gate: "Judge’s gate",
  judge_model: "Judge model",
  verdict: "Verdict",
  bucket: "Bucket",
};

/** The values of a stratum, of the dimensions that were chosen. Null: the rows that name none. */
export interface StratumCell {
  readonly gate?: number | undefined;
  readonly judge_model?: string | null | undefined;
  readonly verdict?: Verdict | undefined;
  readonly bucket?: string | null | undefined;
}

/** The filter text of a stratum, which also names it: `gate:1 verdict:agentic`. Empty without dimensions. */
export function cellFilter(cell: StratumCell): string {
  return STRATUM_DIMENSIONS.flatMap((dimension) => {
    const value = cell[dimension];
    if (value === undefined) return [];

    return [`${dimension}:${value === null ? "none" : printExactValue(String(value))}`];
  }).join(" ");
}

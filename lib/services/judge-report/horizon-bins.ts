import { joinSql, sql } from "@/lib/db/query-rows";

export interface HorizonBin {
  readonly from: number;
  /** Outside, but for the last one. */
  readonly to: number;
  /** Terms of the filter text. */
  readonly terms: readonly string[];
}

/** Shares of what the judge could read, from little to all. Their ends are exact in a real. */
export const HORIZON_BINS: readonly HorizonBin[] = [
  { from: 0, to: 0.25, terms: ["horizon:<0.25"] },
  { from: 0.25, to: 0.5, terms: ["horizon:>=0.25", "horizon:<0.5"] },
  { from: 0.5, to: 0.75, terms: ["horizon:>=0.5", "horizon:<0.75"] },
  { from: 0.75, to: 1, terms: ["horizon:>=0.75", "horizon:<1"] },
  { from: 1, to: 1, terms: ["horizon:1"] },
];

/** The place of a row's bin; null where nobody knows what the judge could read. */
export const horizonBinSql = sql`width_bucket(t.horizon_share::float8, array[${joinSql(
  HORIZON_BINS.map(({ from }) => sql`${from}::float8`),
)}]) - 1`;

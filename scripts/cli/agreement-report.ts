import type { Agreement } from "@/lib/stats/agreement";
import { SCORES } from "@/lib/stats/classification-scores";
import { type Estimate, INTERVAL_SHARE } from "@/lib/stats/estimate";
import { twoRaterStatistics, whyNotTwo } from "./two-rater-statistics";

/** A statistic as `--json` prints it, unrounded. */
export type ReportedStatistic =
  | { readonly value: null; readonly reason: string; readonly n: number }
  | {
      readonly value: number;
      readonly interval: null;
      readonly n: number;
      readonly clusters: number;
      readonly reason: string;
    }
  | {
      readonly value: number;
      readonly interval: readonly [low: number, high: number];
      readonly n: number;
      readonly clusters: number;
      readonly resamples: number;
      readonly note?: string;
    };

export interface ReportFacts {
  readonly seed: number;
  readonly ignoredColumns: readonly string[];
}

/** The object of `assay stats agreement --json`. */
export function agreementReport(agreement: Agreement, { seed, ignoredColumns }: ReportFacts) {
  const { pairs, comparison, percentAgreement, fleissKappa, nominalAlpha, ordinalAlpha, ...facts } = agreement;
  const only = twoRaterStatistics(agreement);

  return {
    ...facts,
    confidence: INTERVAL_SHARE,
    seed,
    ignoredColumns,
    percentAgreement: reported(percentAgreement),
    cohenKappa: reported(only.cohenKappa),
    quadraticWeightedKappa: reported(only.quadraticKappa),
    fleissKappa: reported(fleissKappa),
    krippendorffAlpha: { nominal: reported(nominalAlpha), ordinal: reported(ordinalAlpha) },
    pairCount: (agreement.raters * (agreement.raters - 1)) / 2,
    pairs: pairs.map((pair) => ({
      raters: pair.raters,
      percentAgreement: reported(pair.percentAgreement),
      cohenKappa: reported(pair.cohenKappa),
      quadraticWeightedKappa: reported(pair.quadraticKappa),
    })),
    confusion: reportedConfusion(agreement),
    positive: comparison?.positive ?? null,
    accuracy: reported(only.accuracy),
    ...Object.fromEntries(SCORES.map((score) => [score, reported(only[score])])),
  };
}

function reportedConfusion(agreement: Agreement) {
  const { comparison } = agreement;
  if (comparison === undefined) return { value: null, reason: whyNotTwo(agreement) };

  const { reference, other, values, matrix } = comparison;
  if (matrix === undefined)
    return { value: null, reason: `There are ${values.length} different values, too many to show.` };
  return { reference, other, values, matrix };
}

function reported(estimate: Estimate): ReportedStatistic {
  switch (estimate.kind) {
    case "undefined":
      return { value: null, reason: estimate.reason, n: estimate.n };
    case "too_few": {
      const { value, n, clusters, reason } = estimate;
      return { value, interval: null, n, clusters, reason };
    }
    case "estimated": {
      const { value, interval, n, clusters, resamples, note } = estimate;
      const found = { value, interval: [interval.low, interval.high], n, clusters, resamples } as const;
      return note === undefined ? found : { ...found, note };
    }
  }
}

import type { JudgeReport } from "@/lib/contract/judge";
import { GATES } from "@/lib/domain/judgement";
import { shownEstimate } from "@/lib/services/queues/shown-estimate";
import { FEWEST_TO_SAY } from "@/lib/stats/estimate";
import { gateAgreement } from "@/lib/stats/gate-agreement";
import type { GateLabelRow } from "./label-figures";
import type { ReportScope } from "./report-scope";

/** See EstimateOptions: about half a second on one core for whoever waits. */
const LIVE_BUDGET = 60_000_000;
const SEED = 1;

/** The judge's gates against people's. */
export function reportConfusion(
  scope: ReportScope,
  labels: readonly GateLabelRow[],
): Pick<JudgeReport, "agreement" | "confusion" | "gates"> {
  const { matrix, problems, kappa, exact, withinOne, error, bias, stopsAt } = gateAgreement(labels, {
    seed: SEED,
    budget: LIVE_BUDGET,
  });

  return {
    agreement: {
      kappa: shownEstimate(kappa),
      exact: shownEstimate(exact),
      withinOne: shownEstimate(withinOne),
      error: shownEstimate(error),
      bias: shownEstimate(bias),
      problems,
    },
    confusion: GATES.flatMap((human) => {
      const row = matrix[human - 1] ?? [];
      const given = row.reduce((sum, count) => sum + count, 0);

      return GATES.map((judge) => {
        const count = row[judge - 1] ?? 0;
        return {
          human,
          judge,
          count,
          isFew: count < FEWEST_TO_SAY,
          share: given === 0 ? null : count / given,
          filter: scope.labelsOf(`${scope.fields.gate}:${human}`, `gate:${judge}`),
        };
      });
    }),
    gates: stopsAt.map(({ gate, judged, given, precision, recall, f1 }) => ({
      gate,
      judged: { count: judged, filter: scope.labelsOf(`gate:${gate}`) },
      given: { count: given, filter: scope.labelsOf(`${scope.fields.gate}:${gate}`) },
      precision: shownEstimate(precision),
      recall: shownEstimate(recall),
      f1: shownEstimate(f1),
    })),
  };
}

import type { Estimate } from "@/lib/contract/queues";
import type { AgenticScores } from "@/lib/filter/lab/agentic-scores";
import { shownEstimate } from "@/lib/services/queues/shown-estimate";

/** Scores as screens show them. */
export function shownScores({ precision, recall, f1 }: AgenticScores): {
  precision: Estimate;
  recall: Estimate;
  f1: Estimate;
} {
  return { precision: shownEstimate(precision), recall: shownEstimate(recall), f1: shownEstimate(f1) };
}

import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { VERDICT_WORDS } from "@/lib/domain/verdict";
import type { QueueRow } from "@/lib/services/queues/queue-row";

/**
 * Why an item is shown, from its masked detail: what is hidden is not there to be said. A blind queue whose rule looks
 * at a hidden layer does not name the rule either, because the first items of an order say what it sorts by.
 */
export function whySentence(queue: Pick<QueueRow, "priority" | "seed">, detail: TrajectoryDetail): string {
  switch (queue.priority) {
    case "oldest":
      return `Oldest first: imported ${detail.header.importedAt.slice(0, 10)}.`;
    case "random":
      return `Drawn at random (seed ${queue.seed}).`;
    case "uncertain":
      return uncertainty(detail) ?? NEXT;
    case "disagreement":
      return disagreement(detail) ?? NEXT;
  }
}

const NEXT = "Next in the order of this queue.";

function uncertainty({ outline: { analysis } }: TrajectoryDetail): string | undefined {
  if (!analysis) return undefined;
  const { ratio } = analysis.richness.flattened;
  const share = ratio === null ? "no richness" : `richness ${ratio.toFixed(2)}`;

  return analysis.verdict.verdict === "review"
    ? `The filter asks for a review: ${share}.`
    : `Near a threshold of the filter: ${share}.`;
}

function disagreement({ header: { judgement }, outline: { analysis } }: TrajectoryDetail): string | undefined {
  if (!judgement || !analysis) return undefined;
  if (judgement.state !== "scored" || judgement.gate === null) return "No score of the judge to compare with.";
  const verdict = VERDICT_WORDS[analysis.verdict.verdict];
  const gate = judgement.gate === 5 ? "passed all gates" : `stopped at gate ${judgement.gate}`;

  return `The filter says ${verdict}, the judge ${gate}.`;
}

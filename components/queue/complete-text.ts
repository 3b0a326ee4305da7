import { countOf, formatNumber } from "@/components/ui/format-number";
import type { QueueSummary } from "@/lib/contract/queues";

/** "3 of 30 items are complete, with all their answers": what is called so, whatever answers the other items have. */
export function completeText({ answered, items }: Pick<QueueSummary, "answered" | "items">): string {
  return `${formatNumber(answered)} of ${countOf(items, "item")} ${answered === 1 ? "is complete, with all its" : "are complete, with all their"} answers`;
}

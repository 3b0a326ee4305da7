import { countOf, formatNumber } from "@/components/ui/format-number";
import type { QueueSummary } from "@/lib/contract/queues";

/** "3 of 30 items have all their answers": what is called complete, whatever answers the other items have. */
export function completeText({ answered, items }: Pick<QueueSummary, "answered" | "items">): string {
  return `${formatNumber(answered)} of ${countOf(items, "item")} ${answered === 1 ? "has all its" : "have all their"} answers`;
}

import { countOf, formatNumber } from "@/components/ui/format-number";
import { wholeNumber } from "./queue-draft";

interface ItemCountProps {
  matching: number;
  /** As it is typed. */
  limit: string;
  overlap: number;
}

/** How many items and answers the queue would have. */
export function ItemCount({ matching, limit, overlap }: ItemCountProps) {
  if (matching === 0) return <>Nothing matches, so there is nothing to review. Change the filter.</>;
  const items = Math.min(matching, wholeNumber(limit, { least: 1, most: matching }) ?? matching);

  return (
    <>
      <strong className="font-semibold text-ink">{countOf(items, "item")}</strong>
      {items < matching ? ` of ${formatNumber(matching)} that match` : ""}, {countOf(items * overlap, "answer")} in all
    </>
  );
}

import { formatCount } from "@/components/ui/format-number";
import type { CappedCount } from "@/lib/contract/trajectories";

/** How many rows of the whole corpus do not show; of what a filter leaves nothing is said, since that would say what they are. */
export function LeftOut({ count }: { count: CappedCount }) {
  const isOne = count.value === 1 && !count.isCapped;

  return (
    <span className="whitespace-nowrap">
      {isOne
        ? "1 trajectory that you review blind is left out."
        : `${formatCount(count)} trajectories that you review blind are left out.`}
    </span>
  );
}

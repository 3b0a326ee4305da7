import { TriangleAlert } from "lucide-react";
import { PoolChip } from "@/components/split/pool-chip";
import { PlainText } from "@/components/trajectory-list/plain-text";
import type { ClusterSummary } from "@/lib/contract/clusters";

/** The pools of a cluster in each split; several pools of one split are a leak, which is said first. */
export function SplitPools({ pools }: Pick<ClusterSummary, "pools">) {
  if (pools.length === 0) return <span className="text-ink-2">in no split</span>;

  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
      {pools.map(({ split, pools: held }) => (
        <li key={split} className="flex flex-wrap items-center gap-1">
          {held.length > 1 ? (
            <span className="flex items-center gap-1 font-medium text-danger">
              <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
              torn in
            </span>
          ) : null}
          <span className="max-w-40 truncate text-ink-2" title={split}>
            <PlainText text={split} />
          </span>
          {held.map((pool) => (
            <PoolChip key={pool} pool={pool} />
          ))}
        </li>
      ))}
    </ul>
  );
}

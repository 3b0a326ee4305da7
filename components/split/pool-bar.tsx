import { classNames } from "@/components/ui/class-names";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { Split } from "@/lib/contract/splits";
import type { Pool } from "@/lib/leak/assign-pools";
import { POOL_LOOK } from "./pool-look";

const FILL = {
  train: "bg-accent",
  validation: "bg-gate-3",
  test: "bg-ink-2",
  never_touch: "border border-dashed border-edge",
} as const satisfies Record<Pool, string>;

/** The pools of a split side by side, each as wide as its share, with its problems in words. */
export function PoolBar({ pools }: Pick<Split, "pools">) {
  const held = pools.filter(({ problems }) => problems > 0);
  if (held.length === 0) return <p className="text-table text-ink-2">No problem has a pool yet.</p>;

  return (
    <div className="flex flex-col gap-1">
      <div aria-hidden className="flex h-2.5 gap-px overflow-hidden rounded-mark">
        {held.map(({ pool, share }) => (
          <span key={pool} className={FILL[pool]} style={{ width: `${100 * share}%`, minWidth: 3 }} />
        ))}
      </div>
      <ul aria-label="Problems by pool" className="flex flex-wrap gap-x-4 gap-y-0.5 text-table">
        {held.map(({ pool, problems, share }) => (
          <li key={pool} className="flex items-center gap-1.5 whitespace-nowrap">
            <span aria-hidden className={classNames("size-2 rounded-mark", FILL[pool])} />
            <span className="text-ink-2">{POOL_LOOK[pool].name}</span>
            <span className="font-mono text-mono">{formatNumber(problems)}</span>
            <span className="text-caption text-ink-3">{formatPercent(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

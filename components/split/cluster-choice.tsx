import { useId } from "react";
import { ClusterTitle } from "@/components/cluster/cluster-title";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Checkbox } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { countOf } from "@/components/ui/format-number";
import type { PinnedProblem } from "./pinned-problem";
import { PoolChip } from "./pool-chip";

interface ClusterChoiceProps {
  label: string;
  clusters: readonly PinnedProblem[];
  chosen: readonly PinnedProblem[];
  onToggle: (cluster: PinnedProblem) => void;
}

/** So many stand in full: in a window of their own the last one in sight would be cut through. */
const MOST_IN_FULL = 10;

/** Clusters to choose of, each with the pools that it is in now. */
export function ClusterChoice({ label, clusters, chosen, onToggle }: ClusterChoiceProps) {
  const name = useId();

  return (
    <ul
      aria-label={label}
      className={classNames(
        "shrink-0 divide-y divide-line rounded-control border border-line",
        clusters.length > MOST_IN_FULL && "max-h-60 overflow-auto",
      )}
    >
      {clusters.map((cluster) => (
        <li key={cluster.id}>
          <label
            htmlFor={`${name} ${cluster.id}`}
            className="flex items-center gap-2 px-2.5 py-1.5 hover:bg-raised has-checked:bg-accent-soft"
          >
            <Checkbox
              id={`${name} ${cluster.id}`}
              checked={chosen.some(({ id }) => id === cluster.id)}
              onCheckedChange={() => onToggle(cluster)}
            />
            <span className="flex min-w-0 flex-1 flex-col">
              <ClusterTitle query={cluster.query} name={cluster.name} />
              {cluster.match === undefined ? null : (
                <span dir="auto" className="text-caption text-ink-2 wrap-anywhere">
                  matches in: <PlainText text={cluster.match} />
                </span>
              )}
            </span>
            {cluster.problems === undefined ? null : (
              <span className="shrink-0 text-table text-ink-2">{countOf(cluster.problems, "problem")}</span>
            )}
            {cluster.pools ? (
              <span className="flex shrink-0 flex-wrap gap-1">
                <span className="sr-only">now in</span>
                {cluster.pools.map((pool) => (
                  <PoolChip key={pool} pool={pool} />
                ))}
                {cluster.pools.length === 0 ? <span className="text-table text-ink-3">no pool</span> : null}
              </span>
            ) : null}
          </label>
        </li>
      ))}
    </ul>
  );
}

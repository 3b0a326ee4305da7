import { useId } from "react";
import { RequestError } from "@/components/shell/request-error";
import { countOf } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import type { ClusterSummary } from "@/lib/contract/clusters";
import { ClusterTitle } from "./cluster-title";
import { SplitPools } from "./split-pools";

interface FoundClustersProps {
  /** Absent until they are read. */
  clusters: readonly ClusterSummary[] | undefined;
  error: Error | null;
  /** Id of the one that is chosen. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onRetry: () => void;
}

/** Clusters that hold some words, to choose one of them: each with its size and the pools that it is in. */
export function FoundClusters({ clusters, error, chosen, onChoose, onRetry }: FoundClustersProps) {
  const name = useId();
  if (error) return <RequestError place="panel" title="Nothing could be looked for" error={error} onRetry={onRetry} />;
  if (!clusters) return <Skeleton height={60} />;
  if (clusters.length === 0) return <p className="text-ink-2">No other cluster holds these words.</p>;

  return (
    // What the choice comes to stands below it, and stays in view.
    <fieldset className="flex max-h-60 flex-col divide-y divide-line overflow-y-auto rounded-control border border-line">
      <legend className="sr-only">Clusters that hold these words</legend>
      {clusters.map((cluster) => (
        <label
          key={cluster.id}
          className="flex items-baseline gap-2 px-3 py-1.5 hover:bg-raised has-checked:bg-accent-soft"
        >
          {/* The pools are in the label so that the whole row chooses, and are no part of the name. */}
          <input
            type="radio"
            name={name}
            checked={chosen === cluster.id}
            onChange={() => onChoose(cluster.id)}
            aria-labelledby={`${name}-${cluster.id}-name`}
            aria-describedby={`${name}-${cluster.id}-pools`}
            className="accent-current text-accent"
          />
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span id={`${name}-${cluster.id}-name`} className="flex items-baseline gap-2">
              <ClusterTitle query={cluster.query} name={cluster.key} />
              <span className="shrink-0 text-caption text-ink-2">{countOf(cluster.problems, "problem")}</span>
            </span>
            <div id={`${name}-${cluster.id}-pools`} className="text-caption">
              <SplitPools pools={cluster.pools} />
            </div>
          </div>
        </label>
      ))}
    </fieldset>
  );
}

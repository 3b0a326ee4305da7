import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { EmptyState } from "@/components/ui/empty-state";
import { countOf } from "@/components/ui/format-number";
import { useRefusal } from "@/lib/client/use-refusal";
import type { ClusterList } from "@/lib/contract/clusters";
import type { Corpus } from "@/lib/contract/corpora";
import { MakeClustersButton } from "./make-clusters-button";

interface NoClustersProps {
  corpus: Corpus;
  made: ClusterList;
}

/** Before the clusters were made for the first time. */
export function NoClusters({ corpus, made }: NoClustersProps) {
  const unchosen = useUnchosenCorpus();
  const refusal = useRefusal("change_clusters") ?? unchosen;

  return (
    <EmptyState
      title={made.job ? "The clusters are being made" : "The clusters are not made yet"}
      actions={
        made.job ? null : (
          <MakeClustersButton corpus={corpus.id} refusal={unchosen} variant="primary">
            Make the clusters
          </MakeClustersButton>
        )
      }
    >
      <p>
        {countOf(made.figures.problems, "problem is", "problems are")} compared by their queries, by what their rewards
        want and by what successful rollouts recommend. Variants of one problem come into one cluster, so that a split
        never trains on one and tests on the other.
      </p>
      {made.job === null && refusal !== undefined ? <p>{refusal}</p> : null}
    </EmptyState>
  );
}

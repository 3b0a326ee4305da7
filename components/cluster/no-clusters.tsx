import Link from "next/link";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Button } from "@/components/ui/button";
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
  if (made.figures.problems === 0)
    return (
      <EmptyState
        title="No problem to compare"
        actions={
          <Button asChild>
            <Link href={`/imports?corpus=${corpus.id}`}>Imports</Link>
          </Button>
        }
      >
        Clusters are made of the problems of a corpus. Import trajectories first.
      </EmptyState>
    );

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
        {countOf(made.figures.problems, "problem")} are compared by their queries, by what their rewards want and by
        what successful rollouts recommend. Variants of one problem come into one cluster, so that a split never trains
        on one and tests on the other.
      </p>
      {made.job === null && refusal !== undefined ? <p>{refusal}</p> : null}
    </EmptyState>
  );
}

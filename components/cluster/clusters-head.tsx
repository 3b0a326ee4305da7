import { KeyHint } from "@/components/shell/key-hint";
import { PageHead } from "@/components/shell/page-head";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { formatNumber } from "@/components/ui/format-number";
import { Segmented } from "@/components/ui/segmented";
import { TimeText } from "@/components/ui/time-text";
import type { ClusterList } from "@/lib/contract/clusters";
import type { Corpus } from "@/lib/contract/corpora";
import { clusterFigures } from "./cluster-words";
import type { ClusterPart } from "./clusters-state";
import { MakeClustersButton } from "./make-clusters-button";

interface ClustersHeadProps {
  corpus: Corpus;
  made: ClusterList;
  part: ClusterPart;
  onPart: (part: ClusterPart) => void;
}

/** What the clusters come to, and the way between them and the proposals. */
export function ClustersHead({ corpus, made, part, onPart }: ClustersHeadProps) {
  const unchosen = useUnchosenCorpus();

  return (
    <div className="flex flex-col gap-2">
      <PageHead
        title="Clusters"
        beside={made.clusteredAt === null ? null : <p className="text-ink-2">{clusterFigures(made.figures)}</p>}
      >
        <p className="max-w-220 text-ink-2">
          Problems that are variants of one are in one cluster, and a cluster is in one pool of a split as a whole.
          Certain joins are made by themselves; nearly equal queries only propose one.
        </p>
      </PageHead>
      {made.clusteredAt === null ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label="What is shown"
            value={part}
            onValueChange={onPart}
            options={[
              { value: "clusters", label: "Clusters" },
              { value: "proposals", label: `Proposals ${formatNumber(made.openProposals)}` },
            ]}
          />
          <span className="text-caption text-ink-3">
            <KeyHint id="cluster.part" word="shows the other" />
          </span>
          <span className="flex-1" />
          <span className="text-caption text-ink-3">
            Made <TimeText iso={made.clusteredAt} />
          </span>
          {made.job ? null : (
            <MakeClustersButton corpus={corpus.id} refusal={unchosen}>
              Make anew
            </MakeClustersButton>
          )}
        </div>
      )}
    </div>
  );
}

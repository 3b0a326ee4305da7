import { RequestError } from "@/components/shell/request-error";
import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import { classNames } from "@/components/ui/class-names";
import { countOf } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import type { PreviewSplit, SplitPreview } from "@/lib/contract/splits";
import { ClustersBehind } from "./clusters-behind";
import { PoolTable } from "./pool-table";
import { fillsBefore, strataWords } from "./share-words";
import { StrataTable } from "./strata-table";

type PreviewPanelProps =
  | { asked: undefined }
  | {
      corpus: string;
      asked: PreviewSplit;
      preview: SplitPreview | undefined;
      /** What is shown is of what was asked before. */
      isStale: boolean;
      error: Error | null;
      onRetry: () => void;
    };

/** What the pools would hold; it follows every change of the recipe. */
export function PreviewPanel(props: PreviewPanelProps) {
  if (!props.asked)
    return (
      <Panel title="What would come of it">
        <p className="text-ink-2">
          Nothing can be shared out: a pool needs a share above 0, and the seed is a whole number from 0.
        </p>
      </Panel>
    );
  const { corpus, asked, preview, isStale, error, onRetry } = props;

  return (
    <Panel
      title="What would come of it"
      subtitle={
        preview
          ? `${countOf(preview.problems, "problem")} in ${countOf(preview.clusters, "cluster")}, ${strataWords(asked.strata)}. Nothing is stored.${preview.leftOut ? ` ${inNoFigure(preview.leftOut)}` : ""}`
          : "Nothing is stored."
      }
    >
      <span role="status" className="sr-only">
        {error ? "" : standingWords(preview === undefined || isStale)}
      </span>
      {error ? <NoPreview corpus={corpus} error={error} onRetry={onRetry} /> : null}
      {!preview && !error ? <Skeleton height={160} /> : null}
      {preview && !error ? (
        <div className={classNames("flex flex-col gap-5", isStale && "opacity-60")} aria-busy={isStale}>
          <PoolTable
            caption="What the pools would hold"
            pools={preview.pools}
            shares={asked.shares}
            // What stands there was made for other shares.
            fills={isStale ? undefined : fillsBefore(asked.strata)}
          />
          <StrataTable strata={preview.strata} count={preview.stratumCount} shares={asked.shares} by={asked.strata} />
        </div>
      ) : null}
    </Panel>
  );
}

function standingWords(isOnItsWay: boolean): string {
  return isOnItsWay ? "Sharing the clusters out" : "The preview is up to date";
}

/** A refusal is about the corpus: nothing can be shared out before its clusters are known. */
function NoPreview({ corpus, error, onRetry }: { corpus: string; error: Error; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === "CONFLICT")
    return <ClustersBehind corpus={corpus} why={error.message} onCurrent={onRetry} />;

  return <RequestError place="panel" title="The preview could not be made" error={error} onRetry={onRetry} />;
}

"use client";
import { useQuery } from "@tanstack/react-query";
import { LABEL_CAVEATS } from "@/components/filter-panels/label-caveats";
import { pairedConclusion } from "@/components/filter-panels/paired-words";
import { RequestError } from "@/components/shell/request-error";
import { FoldedWords } from "@/components/ui/folded-words";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Skeleton } from "@/components/ui/skeleton";
import { whatIfOptions } from "@/lib/client/filter-lab";
import type { FilterVersion } from "@/lib/contract/filters";
import type { WhatIf } from "@/lib/contract/what-if";
import { ChangeList } from "./change-list";
import { MovedTable } from "./verdicts-panel";
import { keptSentence, scoreWidths, whatIfLines, whichLabels } from "./what-if-words";

interface ActivationEffectProps {
  corpus: string;
  base: FilterVersion;
  version: FilterVersion;
}

/** What changes where a version decides instead of another: verdicts, what is kept, and the settings behind it. */
export function ActivationEffect({ corpus, base, version }: ActivationEffectProps) {
  const asked = useQuery(whatIfOptions(corpus, { base: base.id, thresholds: version.thresholds, labels: "blind" }));

  return (
    <>
      {asked.isPending ? (
        <div role="status">
          <span className="sr-only">Computing what it moves</span>
          <Skeleton height={60} />
        </div>
      ) : null}
      {asked.isLoadingError ? (
        <RequestError
          place="panel"
          title="What it moves could not be computed"
          error={asked.error}
          onRetry={() => void asked.refetch()}
        />
      ) : null}
      {asked.data ? <Moves whatIf={asked.data} /> : null}
      <div>
        <p className="mb-1 text-table font-medium">What differs</p>
        <ChangeList from={base.thresholds} to={version.thresholds} />
      </div>
    </>
  );
}

function Moves({ whatIf }: { whatIf: WhatIf }) {
  const moved = whatIf.moved.reduce((sum, { count }) => sum + count, 0);
  const lines = whatIfLines(whatIf);
  const widths = scoreWidths(whatIf.labelled);

  return (
    <>
      <p className="font-medium">{lines.moved}</p>
      <p>
        {lines.labels} {widths}
      </p>
      {whatIf.labelled.n > 0 ? <p>{pairedConclusion(whatIf.labelled.paired)}</p> : null}
      <p className="text-ink-2">
        {moved > 0
          ? `${formatNumber(moved)} of ${countOf(whatIf.trajectories, "trajectory", "trajectories")} ${moved === 1 ? "gets" : "get"} another verdict.`
          : "No verdict changes."}{" "}
        {keptSentence(whatIf)}
      </p>
      {moved > 0 ? <MovedTable moved={whatIf.moved} /> : null}
      {whatIf.labelled.n > 0 ? (
        <FoldedWords says={LABEL_CAVEATS}>{whichLabels(whatIf)}</FoldedWords>
      ) : (
        <p className="text-caption text-ink-3">{whichLabels(whatIf)}</p>
      )}
    </>
  );
}

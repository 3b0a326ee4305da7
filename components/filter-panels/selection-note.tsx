"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { InertText } from "@/components/import/inert-text";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Button } from "@/components/ui/button";
import { TimeText } from "@/components/ui/time-text";
import { sendJson } from "@/lib/client/api";
import { KEYS } from "@/lib/client/keys";
import type { Pipeline } from "@/lib/contract/pipeline";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { BehindChip } from "./behind-chip";

export type SelectedPipeline = Pick<Pipeline, "selectedAt" | "isBehind" | "isBeingMade">;

interface SelectionNoteProps {
  pipeline: SelectedPipeline;
  corpus: string;
  thresholds: FilterThresholds;
}

/** How fresh the stored selection is that filters use; one whose job failed or was cancelled is made anew when asked. */
export function SelectionNote({ pipeline, corpus, thresholds }: SelectionNoteProps) {
  const { selectedAt, isBehind, isBeingMade } = pipeline;
  const queries = useQueryClient();
  const unchosen = useUnchosenCorpus();
  const making = useMutation({
    mutationFn: () =>
      sendJson({
        method: "POST",
        path: `/api/corpora/${corpus}/pipeline`,
        body: { thresholds, anew: true },
        answer: (of) => of.Pipeline,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...KEYS.filterLab, corpus, "pipeline"] }),
  });
  const of = selectedAt ? (
    <>
      , of <TimeText iso={selectedAt} />
    </>
  ) : null;

  return (
    <li className="flex flex-wrap items-center gap-2">
      <span role="status">
        {isBeingMade ? (
          <>
            <BehindChip how="being_made" /> Labels, trajectories or the version are newer than the stored selection that
            filters use{of}.
          </>
        ) : null}
        {isBehind && !isBeingMade ? (
          <>
            <BehindChip how="out_of_date" /> Labels, trajectories or the version are newer than the stored selection
            that filters use{of}; bringing it up to date failed or was cancelled.
          </>
        ) : null}
        {!isBehind && !isBeingMade && selectedAt ? (
          <>
            The stored selection that filters use is of <TimeText iso={selectedAt} />.
          </>
        ) : null}
      </span>
      {isBehind && !isBeingMade ? (
        <Button onClick={() => making.mutate()} disabled={making.isPending || unchosen !== undefined} title={unchosen}>
          Make it anew
        </Button>
      ) : null}
      {making.error ? (
        <span role="alert" className="text-danger">
          <InertText text={making.error.message} />
        </span>
      ) : null}
    </li>
  );
}

"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { pairedConclusion } from "@/components/filter-panels/paired-words";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { TextArea } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { dismissToast, showToast } from "@/components/ui/toast";
import { whatIfOptions } from "@/lib/client/filter-lab";
import { activateFilterOptions } from "@/lib/client/filters";
import { whenOver } from "@/lib/client/jobs";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { Corpus } from "@/lib/contract/corpora";
import type { ActivationStarted, FilterVersion } from "@/lib/contract/filters";
import type { WhatIf } from "@/lib/contract/what-if";
import { ChangeList } from "./change-list";
import { SAVED_NOTICE } from "./saved-notice";
import { MovedTable } from "./verdicts-panel";
import { figuresSentence, keptSentence, whichLabels } from "./what-if-words";

interface ActivateDialogProps {
  corpus: Corpus;
  version: FilterVersion;
  active: FilterVersion;
  onStarted: (started: ActivationStarted) => void;
  onClose: () => void;
}

/** Says what would move before everybody's verdicts follow another version. */
export function ActivateDialog({ corpus, version, active, onStarted, onClose }: ActivateDialogProps) {
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const asked = useQuery(
    whatIfOptions(corpus.id, { base: active.id, thresholds: version.thresholds, labels: "blind" }),
  );
  const client = useQueryClient();
  const activate = useHeardMutation(activateFilterOptions(client, corpus.id));

  /** Until its end, after which the page says what became of it. */
  function showUnderWay({ jobId }: ActivationStarted) {
    const id = `activating-${jobId}`;
    showToast({ id, message: `“${version.name}” is being activated in “${corpus.name}”` });
    whenOver(client, jobId, () => dismissToast(id));
  }
  function onActivate() {
    setTried(true);
    if (reason.trim() === "") return;
    activate.mutate(
      { version: version.id, reason: reason.trim() },
      {
        onSuccess: (started, isHere) => {
          dismissToast(SAVED_NOTICE);
          onStarted(started);
          if (isHere) onClose();
          else showUnderWay(started);
        },
        onError: (error) => reportFailure("The version was not activated", error),
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Activate “${version.name}”`}
      description={`In “${corpus.name}”, instead of “${active.name}”. Every verdict follows it; it can be taken back.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={activate.isPending} onClick={onActivate}>
            Activate
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {asked.isPending ? (
          <div role="status">
            <span className="sr-only">Computing what it moves</span>
            <Skeleton height={60} />
          </div>
        ) : null}
        {asked.isError ? (
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
          <ChangeList from={active.thresholds} to={version.thresholds} />
        </div>
        <Field
          label="Reason"
          hint="Why it is activated; it stays in the history."
          error={isTried && reason.trim() === "" ? "Write why you activate it." : undefined}
        >
          {(ids) => (
            <TextArea {...ids} value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

function Moves({ whatIf }: { whatIf: WhatIf }) {
  const moved = whatIf.moved.reduce((sum, { count }) => sum + count, 0);

  return (
    <>
      <p className="font-medium">{figuresSentence(whatIf)}.</p>
      {whatIf.labelled.n > 0 ? <p>{pairedConclusion(whatIf.labelled.paired)}</p> : null}
      <p className="text-ink-2">
        {moved > 0
          ? `${formatNumber(moved)} of ${countOf(whatIf.trajectories, "trajectory", "trajectories")} ${moved === 1 ? "gets" : "get"} another verdict.`
          : "No verdict changes."}{" "}
        {keptSentence(whatIf)}
      </p>
      {moved > 0 ? <MovedTable moved={whatIf.moved} /> : null}
      <p className="text-caption text-ink-3">{whichLabels(whatIf)}</p>
    </>
  );
}

"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { dismissToast, showToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/client/api";
import { activateFilterOptions } from "@/lib/client/filters";
import { whenOver } from "@/lib/client/jobs";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { Corpus } from "@/lib/contract/corpora";
import type { ActivationStarted, FilterActivation, FilterVersion } from "@/lib/contract/filters";
import { isUnderWay } from "@/lib/domain/being-activated";
import { ActivationEffect } from "./activation-effect";
import { ActiveMeanwhile } from "./active-meanwhile";
import { SAVED_NOTICE } from "./saved-notice";

interface ActivateDialogProps {
  corpus: Corpus;
  version: FilterVersion;
  active: FilterVersion;
  /** The newest first. */
  activations: readonly FilterActivation[];
  onStarted: (started: ActivationStarted) => void;
  onClose: () => void;
}

/** Says what would move before everybody's verdicts follow another version. */
export function ActivateDialog({ corpus, version, active, activations, onStarted, onClose }: ActivateDialogProps) {
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const [seen, setSeen] = useState(active);
  const client = useQueryClient();
  const activate = useHeardMutation(activateFilterOptions(client, corpus.id));
  // One's own activation changes the list before the dialog is closed.
  const isOwn = activate.isPending || activate.isSuccess;
  const other = isOwn ? undefined : activations.find(isUnderWay);
  const base = isOwn || other ? seen : active;
  const isMoved = base.id !== seen.id;
  const isActive = base.id === version.id;
  const isConflict = activate.error instanceof ApiError && activate.error.code === "CONFLICT";

  const hadOther = useRef(false);
  const { reset } = activate;
  useEffect(() => {
    // A refusal that named the other activation does not outlive it, whether that came to its end or was cancelled.
    if (hadOther.current && !other) reset();
    hadOther.current = other !== undefined;
  }, [other, reset]);

  /** Until its end, after which the page says what became of it. */
  function showUnderWay({ jobId }: ActivationStarted) {
    const id = `activating-${jobId}`;
    showToast({ id, message: `“${version.name}” is being activated in “${corpus.name}”` });
    whenOver(client, jobId, () => dismissToast(id));
  }
  function onActivate() {
    setTried(true);
    if (reason.trim() === "") return;
    setSeen(base);
    activate.mutate(
      { version: version.id, insteadOf: base.id, reason: reason.trim() },
      {
        onSuccess: (started, isHere) => {
          dismissToast(SAVED_NOTICE);
          onStarted(started);
          if (isHere) onClose();
          else showUnderWay(started);
        },
        onError: (error, isHere) => {
          // The dialog itself says what stands in the way.
          if (!isHere) reportFailure("The version was not activated", error);
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Activate “${version.name}”`}
      description={
        isActive
          ? `In “${corpus.name}”.`
          : `In “${corpus.name}”, instead of “${base.name}”. Every verdict follows it; it can be taken back.`
      }
      footer={
        <>
          <Button onClick={onClose}>{isActive ? "Close" : "Cancel"}</Button>
          {isActive ? null : (
            // Another base is another button: a press that was meant for the one before must not reach it.
            <Button key={base.id} variant="primary" disabled={isOwn || other !== undefined} onClick={onActivate}>
              {isMoved ? `Activate instead of “${base.name}”` : "Activate"}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {isMoved ? <ActiveMeanwhile {...{ seen, activations }} active={base} wanted={version} /> : null}
        {other ? (
          <p role="alert">
            {`${other.person} is activating “${other.version.name}”. ${
              other.version.id === version.id
                ? "When that is done, it is active, and nothing is left to activate."
                : `When that is done, this dialog shows what changes from it, and “${version.name}” can be activated.`
            }`}
          </p>
        ) : null}
        {activate.error && isConflict && !isMoved && !other ? (
          <p role="alert" className="text-danger">
            {activate.error.message}
          </p>
        ) : null}
        {activate.error && !isConflict ? (
          <RequestError place="panel" title="The version was not activated" error={activate.error} />
        ) : null}
        {isActive ? null : (
          <>
            <ActivationEffect corpus={corpus.id} base={base} version={version} />
            <Field
              label="Reason"
              hint="Why it is activated; it stays in the history."
              error={isTried && reason.trim() === "" ? "Write why you activate it." : undefined}
            >
              {(ids) => (
                <TextArea {...ids} value={reason} maxLength={1000} onChange={({ target }) => setReason(target.value)} />
              )}
            </Field>
          </>
        )}
      </div>
    </Dialog>
  );
}

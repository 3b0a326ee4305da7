"use client";
import { useQueryClient } from "@tanstack/react-query";
import { JobProgress } from "@/components/shell/job-progress";
import { reportFailure } from "@/components/shell/report-failure";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Button } from "@/components/ui/button";
import { ON_IN_THE_SCREEN } from "@/components/ui/pass-focus";
import { undoActivationOptions } from "@/lib/client/filters";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useMay } from "@/lib/client/use-me";
import type { ActivationStarted, FilterActivation, FilterList } from "@/lib/contract/filters";
import { activatingWords, beingActivated, isUnderWay } from "@/lib/domain/being-activated";
import { KeptChange } from "./kept-change";
import { RetryButton } from "./retry-button";

interface UndoButtonProps {
  corpus: string;
  activation: FilterActivation;
  onUndone: (started: ActivationStarted) => void;
  /** Among the rows of a table its buttons are of one size. */
  size?: "regular" | "small";
}

interface ActivationNoteProps extends Omit<UndoButtonProps, "onUndone" | "size"> {
  list: FilterList;
  /** It was taken back or tried again. */
  onStarted: (started: ActivationStarted) => void;
}

/** An activation in the place from which it was started: its progress, then what it did and the way back, or on. */
export function ActivationNote({ corpus, list, activation, onStarted }: ActivationNoteProps) {
  const { version, jobId, state } = activation;
  const change = isUnderWay(activation) ? beingActivated(list) : undefined;

  return (
    <section aria-label="Activation" className="rounded-panel border border-line bg-surface px-4 py-3">
      {jobId !== null && state !== "done" && state !== "cancelled" ? (
        <div className="flex flex-col gap-2">
          {change ? (
            <p className="wrap-anywhere">
              {activatingWords({ version: change.version.name, previous: change.previous.name })}
            </p>
          ) : null}
          <JobProgress
            jobId={jobId}
            label={`Activating “${version.name}”`}
            whenFailed={activation.canRetry ? stoppedWords(activation) : undefined}
            whenCancelled={`The activation of “${version.name}” was cancelled. “${activation.previous.name}” decides as before.`}
          />
          <div className="empty:hidden">
            <RetryButton key={activation.id} {...{ corpus, activation, onStarted }} />
          </div>
        </div>
      ) : (
        <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 flex-1">
            {state === "done" ? <KeptChange corpus={corpus} activation={activation} /> : endWords(activation)}
          </span>
          <UndoButton corpus={corpus} activation={activation} onUndone={onStarted} />
          <RetryButton key={activation.id} {...{ corpus, activation, onStarted }} />
        </div>
      )}
    </section>
  );
}

/** Absent where there is nothing that this person may take back. */
export function UndoButton({ corpus, activation, onUndone, size = "regular" }: UndoButtonProps) {
  const undo = useHeardMutation(undoActivationOptions(useQueryClient(), corpus));
  const may = useMay("activate_filter");
  const unchosen = useUnchosenCorpus();
  if (!may || !activation.canUndo) return null;

  return (
    <Button
      ref={ON_IN_THE_SCREEN}
      size={size}
      disabled={unchosen !== undefined}
      // A button that cannot be pressed any more would let go of the keyboard.
      aria-disabled={undo.isPending}
      title={unchosen}
      onClick={() => {
        if (undo.isPending) return;
        undo.mutate(activation.id, {
          onSuccess: onUndone,
          onError: (error) => reportFailure("The activation was not taken back", error),
        });
      }}
    >
      Undo
    </Button>
  );
}

function endWords({ version, previous, state }: FilterActivation): string {
  return state === "cancelled"
    ? `The activation of “${version.name}” was cancelled. “${previous.name}” decides as before.`
    : `The activation of “${version.name}” stopped before its end.`;
}

function stoppedWords({ version, previous }: FilterActivation): string {
  return `“${version.name}” is the active version; trajectories that it did not come to are decided by “${previous.name}”.`;
}

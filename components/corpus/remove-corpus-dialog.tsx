"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { FormError } from "@/components/people/form-error";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { Field } from "@/components/ui/field";
import { GoingList } from "@/components/ui/going-list";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { removalOptions, removeCorpusOptions } from "@/lib/client/corpora";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { Corpus, CorpusRemoval } from "@/lib/contract/corpora";
import { partWords } from "@/lib/domain/corpus-parts";
import { VEILED_PARTS } from "@/lib/domain/veiled-parts";

interface RemoveCorpusDialogProps {
  corpus: Pick<Corpus, "id" | "name">;
  onStarted: (jobId: string) => void;
  onClose: () => void;
}

/** Says what goes with a corpus, and asks for its name before it does. */
export function RemoveCorpusDialog({ corpus, onStarted, onClose }: RemoveCorpusDialogProps) {
  const removal = useQuery(removalOptions(corpus.id));

  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title={`Remove “${corpus.name}”?`}
      description="The whole corpus goes, with everything that people made of it. This cannot be undone."
    >
      {removal.isPending ? <Skeleton height={120} /> : null}
      {removal.isLoadingError ? (
        <RequestError
          place="panel"
          title="What would go could not be counted"
          error={removal.error}
          onRetry={() => void removal.refetch()}
        />
      ) : null}
      {removal.data ? <Asked id={corpus.id} removal={removal.data} onStarted={onStarted} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface AskedProps extends Pick<RemoveCorpusDialogProps, "onStarted" | "onClose"> {
  id: string;
  removal: CorpusRemoval;
}

function Asked({ id, removal: { name, counts, isVeiled, refusal }, onStarted, onClose }: AskedProps) {
  const [typed, setTyped] = useState("");
  const remove = useHeardMutation(removeCorpusOptions(useQueryClient(), id));

  function onRemove() {
    remove.mutate(
      { name: typed },
      {
        onSuccess: ({ jobId }, isHere) => {
          if (!isHere) return;
          onStarted(jobId);
          onClose();
        },
        onError: (error, isHere) => isHere || reportFailure(`“${name}” was not removed`, error),
      },
    );
  }

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <GoingList parts={partWords(counts)} none="Nothing is in it." />
      {isVeiled ? <p className="text-ink-2">{VEILED_PARTS}</p> : null}
      <p className="text-ink-2">
        People, filter versions and the audit log stay, and so do files that were imported from outside of the data
        folder.
      </p>
      {refusal === null ? (
        <Field
          label="Type the name of the corpus to confirm"
          hint={
            <span className="font-mono text-mono">
              <InertText text={name} />
            </span>
          }
        >
          {(ids) => (
            <Input
              {...ids}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      ) : (
        <p role="alert" className="text-danger">
          <InertText text={refusal} />
        </p>
      )}
      {refusal === null ? <FormError error={remove.error} /> : null}
      <DialogFoot>
        <Button onClick={onClose}>Keep it</Button>
        <Button type="submit" variant="danger" disabled={refusal !== null || typed !== name || remove.isPending}>
          Remove corpus
        </Button>
      </DialogFoot>
    </form>
  );
}

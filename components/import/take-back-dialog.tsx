"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormError } from "@/components/people/form-error";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { countOf } from "@/components/ui/format-number";
import { GoingList } from "@/components/ui/going-list";
import { Skeleton } from "@/components/ui/skeleton";
import { takeBackImportOptions, takeBackOptions } from "@/lib/client/take-back";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { Import, ImportTakeBack } from "@/lib/contract/imports";
import { takeBackWords } from "@/lib/domain/take-back-parts";
import { importName, isVeiled } from "./import-state";
import { InertText } from "./inert-text";

interface TakeBackDialogProps {
  item: Import;
  onStarted: (jobId: string) => void;
  onClose: () => void;
}

/** Says what goes with an import and what stays, or why it has to stay, and asks once more. */
export function TakeBackDialog({ item, onStarted, onClose }: TakeBackDialogProps) {
  const preview = useQuery(takeBackOptions(item.id));

  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title={`Take back “${importName(item)}”?`}
      description="What it brought goes, with everything that was computed of it. Imported again, the file brings it again."
    >
      {preview.isPending ? <Skeleton height={120} /> : null}
      {preview.isLoadingError ? (
        <RequestError
          place="panel"
          title="What would go could not be counted"
          error={preview.error}
          onRetry={() => void preview.refetch()}
        />
      ) : null}
      {preview.data ? <Asked item={item} preview={preview.data} onStarted={onStarted} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Asked({ item, preview, onStarted, onClose }: TakeBackDialogProps & { preview: ImportTakeBack }) {
  const takeBack = useHeardMutation(takeBackImportOptions(useQueryClient(), item.id));
  const { counts, stays, refusal, waits } = preview;
  const { reset } = takeBack;
  // Once what stands against it is told, it is not told of an earlier press as well.
  useEffect(() => {
    if (refusal !== null) reset();
  }, [refusal, reset]);

  function onTakeBack() {
    takeBack.mutate(undefined, {
      onSuccess: ({ jobId }, isHere) => {
        if (!isHere) return;
        onClose();
        onStarted(jobId);
      },
      onError: (error, isHere) => isHere || reportFailure("The import was not taken back", error),
    });
  }

  return (
    <div className="flex flex-col gap-3">
      {refusal === null ? (
        <>
          <GoingList
            parts={takeBackWords(counts)}
            none={isVeiled(item) ? "It goes out of the list." : "It brought nothing. It goes out of the list."}
          />
          {isVeiled(item) ? <p className="text-ink-2">{VEILED}</p> : null}
          <p className="text-ink-2">
            Everything else in “
            <InertText text={item.corpus.name} />” stays
            {stays > 0
              ? `, also the ${countOf(stays, "record")} of its files that ${stays === 1 ? "was" : "were"} here before`
              : ""}
            .
          </p>
          <FormError error={takeBack.error} />
        </>
      ) : (
        <p role="alert" className={waits ? "text-ink-2" : "text-danger"}>
          It cannot be taken back{waits ? " yet" : ""}. <InertText text={refusal} />
        </p>
      )}
      <DialogFoot>
        <Button onClick={onClose}>Keep it</Button>
        <Button variant="danger" disabled={refusal !== null || takeBack.isPending} onClick={onTakeBack}>
          Take back
        </Button>
      </DialogFoot>
    </div>
  );
}

const VEILED = "What it brought of problems, and which of them were rejected, is hidden from you, and goes too.";

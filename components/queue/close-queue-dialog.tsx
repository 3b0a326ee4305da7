"use client";
import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countOf } from "@/components/ui/format-number";
import { showToast } from "@/components/ui/toast";
import { updateQueueOptions } from "@/lib/client/queue-changes";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { Queue } from "@/lib/contract/queues";

interface CloseQueueDialogProps {
  queue: Pick<Queue, "id" | "name" | "items" | "answered">;
  onClose: () => void;
}

/** Asks before a queue is closed, because nothing opens it again. */
export function CloseQueueDialog({ queue, onClose }: CloseQueueDialogProps) {
  const close = useHeardMutation(updateQueueOptions(useQueryClient(), queue.id));
  const left = queue.items - queue.answered;

  function onConfirm() {
    close.mutate(
      { state: "closed" },
      {
        onSuccess: () => {
          showToast({ about: `queue ${queue.id}`, message: `“${queue.name}” is closed` });
          onClose();
        },
        onError: (error) => reportFailure("The queue was not closed", error),
      },
    );
  }

  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title={`Close “${queue.name}” for good?`}
      footer={
        <>
          <Button onClick={onClose}>Keep it open</Button>
          <Button variant="danger" disabled={close.isPending} onClick={onConfirm}>
            Close for good
          </Button>
        </>
      }
    >
      <p>
        {left > 0 ? `${countOf(left, "item")} without all their answers will get no more. ` : null}
        Whoever holds an item loses it; what they wrote is kept. Answers stay, and disagreements can still be settled.
        To stop for a while, pause it instead.
      </p>
    </Dialog>
  );
}

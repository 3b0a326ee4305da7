"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { showFirstFault } from "@/components/ui/show-first-fault";
import { showToast } from "@/components/ui/toast";
import { updateQueueOptions } from "@/lib/client/queue-changes";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { Queue } from "@/lib/contract/queues";
import { NAME_HINT } from "./form-part";
import { InstructionsField } from "./instructions-field";
import { OwnItems } from "./own-items";
import { QuestionsField } from "./questions-field";
import { hasNewQuestions, queueChanges, queueEdit, queueEditFaults } from "./queue-edit";
import { ReviewersField } from "./reviewers-field";

interface EditQueueDialogProps {
  queue: Queue;
  onClose: () => void;
}

/** Changes what may change in a queue that is under way. */
export function EditQueueDialog({ queue, onClose }: EditQueueDialogProps) {
  // What another lead changes meanwhile is theirs: held against the queue of now it would look like a change made here.
  const [begun] = useState(queue);
  const [edit, setEdit] = useState(() => queueEdit(begun));
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const update = useHeardMutation(updateQueueOptions(useQueryClient(), queue.id));
  const faults = isTried ? queueEditFaults(edit, queue) : {};
  const changes = queueChanges(edit, begun);

  function onSave() {
    setTried(true);
    if (Object.keys(queueEditFaults(edit, queue)).length > 0) return showFirstFault(form.current);

    update.mutate(changes, {
      onSuccess: (_, isHere) => {
        showToast({ message: isHere ? "The queue is changed" : `“${queue.name}” is changed` });
        if (isHere) onClose();
      },
      onError: (error, isHere) =>
        isHere
          ? form.current?.scrollIntoView({ block: "start" })
          : reportFailure(`“${queue.name}” was not changed`, error),
    });
  }

  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={`Edit “${queue.name}”`}
      footer={
        <>
          <p role="status" className="min-w-0 flex-1 text-ink-2">
            {hasNewQuestions(edit, begun)
              ? `Saving makes version ${queue.questionVersion + 1} of the questions. Answers given before keep version ${queue.questionVersion}; who has an item open is asked anew.`
              : null}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={update.isPending || Object.keys(changes).length === 0} onClick={onSave}>
            Save
          </Button>
        </>
      }
    >
      <div ref={form} className="flex flex-col gap-5">
        {update.error ? <RequestError place="panel" title="The queue was not changed" error={update.error} /> : null}
        <Field label="Name" hint={NAME_HINT} error={faults["name"]}>
          {(ids) => (
            <Input
              {...ids}
              maxLength={80}
              value={edit.name}
              onChange={(event) => setEdit({ ...edit, name: event.target.value })}
            />
          )}
        </Field>
        <div className="flex flex-col gap-x-6 gap-y-5 medium:flex-row">
          <div className="flex min-w-0 flex-1 flex-col gap-5">
            <QuestionsField
              questions={edit.questions}
              faults={faults}
              onChange={(questions) => setEdit({ ...edit, questions })}
            />
            <InstructionsField
              instructions={edit.instructions}
              onChange={(instructions) => setEdit({ ...edit, instructions })}
            />
          </div>
          <div className="flex min-w-0 shrink-0 flex-col gap-5 medium:w-90">
            <ReviewersField
              reviewers={edit.reviewers}
              named={begun.reviewers}
              fault={faults["reviewers"]}
              onChange={(reviewers) => setEdit({ ...edit, reviewers })}
            />
            <OwnItems
              isAllowed={edit.ownItemsAdjudicable}
              onChange={(ownItemsAdjudicable) => setEdit({ ...edit, ownItemsAdjudicable })}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

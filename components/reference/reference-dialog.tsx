"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { addReferenceOptions, changeReferenceOptions } from "@/lib/client/references";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { ReferenceValue } from "@/lib/contract/references";
import { draftFaults, referenceDraft, referenceInput } from "./reference-draft";
import { ReferenceFields } from "./reference-fields";

interface ReferenceDialogProps {
  corpus: string;
  /** The own value that is changed; absent for a new one. */
  before?: ReferenceValue | undefined;
  onClose: () => void;
  onSaved: (saved: ReferenceValue, before: ReferenceValue | undefined) => void;
}

const NOT_SAVED = "The value was not saved";

/** Adds a figure from elsewhere, or changes one. */
export function ReferenceDialog({ corpus, before, onClose, onSaved }: ReferenceDialogProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => referenceDraft(before));
  const [isTried, setTried] = useState(false);
  const add = useHeardMutation(addReferenceOptions(client, corpus));
  const change = useHeardMutation(changeReferenceOptions(client));
  const error = add.error ?? change.error;

  function onSave() {
    setTried(true);
    if (Object.keys(draftFaults(draft)).length > 0) return;
    const input = referenceInput(draft);
    const heard = {
      onSuccess: (saved: ReferenceValue, isHere: boolean) => {
        onSaved(saved, before);
        if (isHere) onClose();
      },
      onError: (error: Error, isHere: boolean) => {
        if (!isHere) reportFailure(NOT_SAVED, error);
      },
    };
    if (before?.version) change.mutate({ ...input, id: before.id, version: before.version }, heard);
    else add.mutate(input, heard);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={before ? "Change a reference value" : "Add a reference value"}
      description="A figure from elsewhere, to stand beside measured ones. It is never paired with them."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={add.isPending || change.isPending} onClick={onSave}>
            {before ? "Save" : "Add"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error ? <RequestError place="panel" title={NOT_SAVED} error={error} /> : null}
        <ReferenceFields draft={draft} faults={isTried ? draftFaults(draft) : {}} onChange={setDraft} />
      </div>
    </Dialog>
  );
}

"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { addReferenceOptions, changeReferenceOptions } from "@/lib/client/references";
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

/** Adds a figure from elsewhere, or changes one. */
export function ReferenceDialog({ corpus, before, onClose, onSaved }: ReferenceDialogProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => referenceDraft(before));
  const [isTried, setTried] = useState(false);
  const add = useMutation(addReferenceOptions(client, corpus));
  const change = useMutation(changeReferenceOptions(client));
  const error = add.error ?? change.error;

  function onSave() {
    setTried(true);
    if (Object.keys(draftFaults(draft)).length > 0) return;
    const input = referenceInput(draft);
    const onSuccess = (saved: ReferenceValue) => {
      onSaved(saved, before);
      onClose();
    };
    if (before?.version) change.mutate({ ...input, id: before.id, version: before.version }, { onSuccess });
    else add.mutate(input, { onSuccess });
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
        {error ? <RequestError place="panel" title="The value was not saved" error={error} /> : null}
        <ReferenceFields draft={draft} faults={isTried ? draftFaults(draft) : {}} onChange={setDraft} />
      </div>
    </Dialog>
  );
}

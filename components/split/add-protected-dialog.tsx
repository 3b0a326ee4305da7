"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { suggestCorpus } from "@/components/import/suggest-corpus";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countOf, formatBytes } from "@/components/ui/format-number";
import { showToast } from "@/components/ui/toast";
import { addProtectedSetOptions } from "@/lib/client/protected-sets";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { ProtectedSet } from "@/lib/contract/splits";
import { NameNoteFields } from "./name-note-fields";
import { useRemoveProtected } from "./use-remove-protected";

interface AddProtectedDialogProps {
  corpus: string;
  file: File;
  /** Names of the sets that there are. */
  taken: readonly string[];
  onClose: () => void;
}

/** Names the set that a file becomes, and sends it. */
export function AddProtectedDialog({ corpus, file, taken, onClose }: AddProtectedDialogProps) {
  const [name, setName] = useState(() => suggestCorpus(undefined, file.name).slice(0, 80));
  const [note, setNote] = useState("");
  const add = useHeardMutation(addProtectedSetOptions(useQueryClient(), corpus));
  const remove = useRemoveProtected();
  const fault = nameFault(name.trim(), taken);

  function onAdd() {
    if (fault !== undefined) return;
    add.mutate(
      { file, name: name.trim(), note: note.trim() },
      {
        onSuccess: (set, isHere) => {
          if (isHere) onClose();
          showToast({
            about: `protected ${set.id}`,
            message: `“${set.name}” is protected`,
            detail: addedWords(set),
            action: { label: "Undo", onAct: () => remove.takeBack(set) },
            durationMs: 12_000,
          });
        },
        onError: (error, isHere) => {
          if (!isHere) reportFailure(`“${name.trim()}” was not added`, error);
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !add.isPending && onClose()}
      title="Add a protected set"
      description={
        <>
          <InertText text={file.name} />, {formatBytes(file.size)}
        </>
      }
      footer={
        <>
          <span role="status" className="min-w-0 flex-1 text-ink-2">
            {add.isPending ? "Reading the problems" : null}
          </span>
          <Button disabled={add.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={add.isPending} onClick={onAdd}>
            Protect them
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onAdd();
        }}
      >
        <p className="text-ink-2">
          Problem files, JSON lines with a query, chat rows, rollouts and lists of product ids are read. What a reward
          wants and what a row recommends counts as its products. Records without a problem are counted, with why.
        </p>
        <NameNoteFields
          name={name}
          note={note}
          nameHint="Audits and cards of releases name it by this."
          noteHint="Where it comes from, and its version; it can be left out."
          fault={fault}
          onName={(typed) => {
            setName(typed);
            if (add.isError) add.reset();
          }}
          onNote={setNote}
        />
        {add.error ? <RequestError place="panel" title="The set was not added" error={add.error} /> : null}
      </form>
    </Dialog>
  );
}

function nameFault(name: string, taken: readonly string[]): string | undefined {
  if (name === "") return "Give the set a name.";

  return taken.includes(name) ? `There is a protected set “${name}” already.` : undefined;
}

function addedWords({ problems, overlap, unread }: ProtectedSet): string {
  const held =
    overlap === 0
      ? "none of them is here"
      : `${countOf(overlap, "problem of this corpus overlaps", "problems of this corpus overlap")} it`;
  const skipped = unread === 0 ? "" : `; ${countOf(unread, "record")} held no problem`;

  return `${countOf(problems, "problem")}; ${held}${skipped}.`;
}

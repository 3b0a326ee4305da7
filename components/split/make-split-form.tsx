"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { showToast } from "@/components/ui/toast";
import { makeSplitOptions } from "@/lib/client/splits";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { PreviewSplit } from "@/lib/contract/splits";
import { NameNoteFields } from "./name-note-fields";
import { splitAddress } from "./split-address";
import { useKeptNote } from "./use-kept-note";

interface MakeSplitFormProps {
  corpus: string;
  /** Undefined where nothing can be made of it. */
  recipe: PreviewSplit | undefined;
  /** As it stands in the address. */
  name: string;
  onName: (name: string) => void;
}

/** Names the split and makes it. */
export function MakeSplitForm({ corpus, recipe, name, onName }: MakeSplitFormProps) {
  const { text: note = "", setText: setNote, dropSaved } = useKeptNote(corpus);
  const [isTried, setTried] = useState(false);
  const router = useRouter();
  const make = useHeardMutation(makeSplitOptions(useQueryClient(), corpus));
  const isTaken = make.error?.message.includes(`“${name.trim()}”`) === true;
  const fault = isTried ? nameFault(name.trim()) : undefined;

  function onMake() {
    setTried(true);
    if (!recipe || nameFault(name.trim()) !== undefined) return;
    make.mutate(
      { ...recipe, name: name.trim(), note: note.trim() },
      {
        onSuccess: (split, isHere) => {
          dropSaved(note);
          const onOpen = () => router.push(splitAddress(corpus, split.id));
          showToast({
            message: `Made the split “${split.name}”`,
            ...(isHere ? {} : { action: { label: "Open it", onAct: onOpen } }),
          });
          if (isHere) onOpen();
        },
        onError: (error, isHere) => {
          if (!isHere) reportFailure(`The split “${name.trim()}” was not made`, error);
        },
      },
    );
  }

  return (
    <Panel title="Make it">
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onMake();
        }}
      >
        <NameNoteFields
          name={name}
          note={note}
          nameHint="Releases, filters (pool:NAME/train) and commands name it by this."
          noteHint="Optional. What it is for."
          fault={fault ?? (isTaken ? make.error?.message : undefined)}
          onName={(typed) => {
            onName(typed);
            if (make.isError) make.reset();
          }}
          onNote={setNote}
        />
        {make.error && !isTaken ? (
          <RequestError place="panel" title="The split was not made" error={make.error} />
        ) : null}
        <div>
          <Button type="submit" variant="primary" size="large" disabled={make.isPending || !recipe}>
            {make.isPending ? "Making the split" : "Make the split"}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function nameFault(name: string): string | undefined {
  if (name === "") return "Give the split a name.";

  return name.includes("/") ? "A name has no “/”: filters write a pool as name/pool." : undefined;
}

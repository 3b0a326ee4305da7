"use client";
import { type ReactNode, useRef, useState } from "react";
import { NoteField } from "@/components/cluster/note-field";
import { FormPart } from "@/components/queue/form-part";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countOf } from "@/components/ui/format-number";
import { Segmented } from "@/components/ui/segmented";
import { showFirstFault } from "@/components/ui/show-first-fault";
import type { SplitDetail } from "@/lib/contract/splits";
import { MOST_PINNED } from "@/lib/domain/pin-limits";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import type { PinnedProblem } from "./pinned-problem";
import { POOL_LOOK } from "./pool-look";
import { ShippedNote } from "./shipped-note";
import { usePins } from "./use-pins";

interface PinFormProps {
  split: SplitDetail;
  title: string;
  chosen: readonly PinnedProblem[];
  /** Where they seem to belong; else it is asked. */
  suggested?: Pool | undefined;
  /** How the clusters are chosen, with what is wrong with the choice once somebody tried to pin. */
  children: (fault: string | undefined) => ReactNode;
  onClose: () => void;
}

/** Gives the chosen clusters one pool, with a reason: one version of the split, however many they are. */
export function PinForm({ split, title, chosen, suggested, children, onClose }: PinFormProps) {
  const [pool, setPool] = useState(suggested);
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { onPin, error, isPending } = usePins(split);
  const fault = choiceFault(chosen.length);
  const word = chosen.length > 1 ? `Pin ${countOf(chosen.length, "cluster")}` : "Pin it";

  function onTry() {
    setTried(true);
    if (fault !== undefined || pool === undefined || note.trim() === "") return showFirstFault(form.current);
    onPin({ problems: chosen.map(({ id }) => id), pool, note: note.trim() }, onClose);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="All problems of a cluster get this one pool, wherever they were. It can be taken back, and is kept in the audit log."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={isPending} onClick={onTry}>
            {isPending ? "Pinning" : word}
          </Button>
        </>
      }
    >
      <div ref={form} className="flex flex-col gap-4">
        {children(isTried ? fault : undefined)}
        <FormPart
          title="Pool"
          hint={pool ? `${POOL_LOOK[pool].name}: ${POOL_LOOK[pool].says}.` : "Where they belong."}
          fault={isTried && pool === undefined ? "Choose a pool." : undefined}
        >
          <span>
            <Segmented
              label="Pool"
              value={pool}
              options={POOLS.map((one) => ({ value: one, label: POOL_LOOK[one].name }))}
              onValueChange={setPool}
            />
          </span>
        </FormPart>
        <ShippedNote split={split.id} chosen={chosen} pool={pool} />
        <NoteField note={note} onNote={setNote} isTried={isTried} />
        {error ? (
          <RequestError
            place="panel"
            title={chosen.length > 1 ? "The clusters were not pinned" : "The cluster was not pinned"}
            error={error}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

function choiceFault(clusters: number): string | undefined {
  if (clusters === 0) return "Choose a cluster.";

  return clusters > MOST_PINNED ? `Pin at most ${MOST_PINNED} clusters at once.` : undefined;
}

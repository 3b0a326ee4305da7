"use client";
import { useState } from "react";
import { FormError } from "@/components/people/form-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { RejectedRow } from "@/lib/contract/imports";
import { BackToList } from "./back-to-list";
import type { RejectedItem } from "./rejected-parts";
import { type Chosen, RowChoice } from "./row-choice";
import { useOnlyRow } from "./use-only-row";
import { useSetAside } from "./use-set-aside";

interface PutBackDialogProps {
  item: RejectedItem;
  /** The row that was pointed at; undefined where all are meant. */
  row: RejectedRow | undefined;
  onClose: () => void;
}

/** Asks which rows that are set aside are put back. */
export function PutBackDialog({ item, row, onClose }: PutBackDialogProps) {
  // What changes meanwhile was not looked at when the rows were chosen.
  const [{ setAsideVersion: version, setAside: total }] = useState(item);
  const only = useOnlyRow(item.id, "set-aside", total);
  const [chosen, setChosen] = useState<Chosen>(row ? "row" : "import");
  const { onPutBack, isPending, error, isOutdated } = useSetAside(item.id);

  function onConfirm() {
    if (row?.setAside == null || chosen === "import") return onPutBack({ of: "import", version }, onClose);
    if (chosen === "reason") return onPutBack({ of: "reason", reason: row.reason, version }, onClose);

    onPutBack({ of: "row", row: row.id, act: row.setAside.act }, onClose);
  }

  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title="Put rejected rows back"
      description="They wait again, and the next retry reads them."
      footer={
        isOutdated ? (
          <BackToList onClose={onClose} />
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" disabled={isPending} onClick={onConfirm}>
              Put back
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {isOutdated ? null : <RowChoice row={row ?? only} total={total} chosen={chosen} onChoose={setChosen} />}
        <FormError error={error} />
      </div>
    </Dialog>
  );
}

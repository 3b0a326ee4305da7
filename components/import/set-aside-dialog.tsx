"use client";
import { useState } from "react";
import { FormError } from "@/components/people/form-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { RejectedRow } from "@/lib/contract/imports";
import { BackToList } from "./back-to-list";
import type { RejectedItem } from "./rejected-parts";
import { type Chosen, RowChoice } from "./row-choice";
import { useOnlyRow } from "./use-only-row";
import { useSetAside } from "./use-set-aside";

/** As the server takes it. */
const MOST_CHARS = 500;

interface SetAsideDialogProps {
  item: RejectedItem;
  /** The row that was pointed at; undefined where all are meant. */
  row: RejectedRow | undefined;
  onClose: () => void;
}

/** Asks which rejected rows are set aside, and why. */
export function SetAsideDialog({ item, row, onClose }: SetAsideDialogProps) {
  // What changes meanwhile was not looked at when the rows were chosen.
  const [{ setAsideVersion: version, open: total }] = useState(item);
  const only = useOnlyRow(item.id, "rest", total);
  const [chosen, setChosen] = useState<Chosen>(row ? "row" : "import");
  const [note, setNote] = useState("");
  const { onSetAside, isPending, error, isOutdated } = useSetAside(item.id);

  function onSubmit() {
    if (isOutdated) return;
    if (row === undefined || chosen === "import") return onSetAside({ of: "import", version, note }, onClose);
    if (chosen === "reason") return onSetAside({ of: "reason", reason: row.reason, version, note }, onClose);

    onSetAside({ of: "row", row: row.id, note }, onClose);
  }

  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title="Set rejected rows aside"
      description="They stay here byte for byte and wait for nobody. A retry leaves them out until they are put back."
      footer={
        isOutdated ? (
          <BackToList onClose={onClose} />
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form="set-aside" disabled={isPending}>
              Set aside
            </Button>
          </>
        )
      }
    >
      <form
        id="set-aside"
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {isOutdated ? null : <RowChoice row={row ?? only} total={total} chosen={chosen} onChoose={setChosen} />}
        <Field label="Note" hint="Optional. What became of them, such as “repaired and imported on Monday”.">
          {(ids) => (
            <Input
              {...ids}
              value={note}
              readOnly={isOutdated}
              maxLength={MOST_CHARS}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <FormError error={error} />
      </form>
    </Dialog>
  );
}

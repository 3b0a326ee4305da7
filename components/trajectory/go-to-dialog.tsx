"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { formatNumber } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { LateDialog } from "@/components/ui/late-dialog";
import { useReaderFacts } from "./reader-context";

interface GoToDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the number of a step. */
export function GoToDialog({ open, onOpenChange }: GoToDialogProps) {
  return (
    <LateDialog open={open} onOpenChange={onOpenChange} title="Go to step" width="narrow">
      {open ? <GoToForm onDone={() => onOpenChange(false)} /> : null}
    </LateDialog>
  );
}

function GoToForm({ onDone }: { onDone: () => void }) {
  const { outline, store } = useReaderFacts();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const last = outline.steps.length;

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const step = Number(text);
        if (!Number.isInteger(step) || step < 1 || step > last) {
          setFault(`There are steps 1 to ${formatNumber(last)}.`);
          return;
        }
        onDone();
        store.goTo({ step: step - 1 });
      }}
    >
      <Field label="Step" hint={`1 to ${formatNumber(last)}`} error={fault}>
        {(ids) => (
          <Input
            {...ids}
            autoFocus
            inputMode="numeric"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary">
        Go
      </Button>
    </form>
  );
}

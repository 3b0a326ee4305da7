"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { formatNumber } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { useReaderFacts } from "./reader-context";

/** Asks for the number of a step. */
export function GoToDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Go to step" width="narrow">
      <GoToForm onDone={onClose} />
    </Dialog>
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

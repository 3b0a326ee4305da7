import type { ReactNode, RefObject } from "react";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { leaveOnEscape } from "@/components/ui/leave-on-escape";

interface NoteFieldProps {
  note: string;
  hint: ReactNode;
  /** Why it cannot stay empty. */
  error?: string | undefined;
  box: RefObject<HTMLTextAreaElement | null>;
  onChange: (note: string) => void;
}

/** What goes with an answer in a person's own words. */
export function NoteField({ note, hint, error, box, onChange }: NoteFieldProps) {
  return (
    <Field label="Note" hint={hint} error={error}>
      {(ids) => (
        <TextArea
          ref={box}
          {...ids}
          value={note}
          maxLength={4000}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={leaveOnEscape}
        />
      )}
    </Field>
  );
}

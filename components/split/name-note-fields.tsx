import { Field } from "@/components/ui/field";
import { Input, TextArea } from "@/components/ui/input";

interface NameNoteFieldsProps {
  name: string;
  note: string;
  /** What the name is used for, and what the note is about. */
  nameHint: string;
  noteHint: string;
  fault: string | undefined;
  onName: (name: string) => void;
  onNote: (note: string) => void;
}

/** What something is called, which others go by, and what it is for. */
export function NameNoteFields({ name, note, nameHint, noteHint, fault, onName, onNote }: NameNoteFieldsProps) {
  return (
    <>
      <Field label="Name" hint={nameHint} error={fault}>
        {(ids) => (
          <Input
            {...ids}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => onName(target.value)}
          />
        )}
      </Field>
      <Field label="Note" hint={noteHint}>
        {(ids) => <TextArea {...ids} value={note} maxLength={1000} onChange={({ target }) => onNote(target.value)} />}
      </Field>
    </>
  );
}

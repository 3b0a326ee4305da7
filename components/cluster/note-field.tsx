import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";

/** As the server takes it. */
const MOST_CHARS = 1000;

interface NoteFieldProps {
  note: string;
  onNote: (note: string) => void;
  /** Whether the person has tried to go on. */
  isTried: boolean;
}

/** Why a person decides: nothing is decided without it. */
export function NoteField({ note, onNote, isTried }: NoteFieldProps) {
  return (
    <Field
      label="Reason"
      hint="It stays with the decision, in the audit log too."
      error={isTried && note.trim() === "" ? "Write why." : undefined}
    >
      {(ids) => (
        <TextArea {...ids} value={note} maxLength={MOST_CHARS} onChange={({ target }) => onNote(target.value)} />
      )}
    </Field>
  );
}

"use client";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/input";
import { isSaveChord } from "@/components/ui/is-save-chord";
import { Kbd } from "@/components/ui/kbd";
import { leaveOnEscape } from "@/components/ui/leave-on-escape";
import { useHotkeys } from "@/lib/client/use-hotkeys";

interface OtherCauseProps {
  note: string;
  /** By a key or a press just now: what is typed next is the note. */
  isBegun: boolean;
  isSaving: boolean;
  /** The item that it is about is on screen with this, so keys outside of the field are about it too. */
  hasKeys: boolean;
  onChange: (note: string) => void;
  onStore: () => void;
  /** To the other causes; what was written stays. */
  onBack: () => void;
}

/** The cause that no row of the list names, in a person's own words. */
export function OtherCause({ note, isBegun, isSaving, hasKeys, onChange, onStore, onBack }: OtherCauseProps) {
  const isEmpty = note.trim() === "";
  useHotkeys(hasKeys ? { "verdict.previous-field": onBack, "verdict.clear": onBack } : {});

  return (
    <form
      className="mt-1.5 flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onStore();
      }}
      onKeyDown={(event) => {
        if (!isSaveChord(event)) return;
        event.preventDefault();
        if (!isEmpty) onStore();
      }}
    >
      <Field label="The other cause">
        {(ids) => (
          <TextArea
            {...ids}
            autoFocus={isBegun}
            value={note}
            maxLength={4000}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              leaveOnEscape(event);
              if (event.key === "Escape" && !event.nativeEvent.isComposing) onBack();
            }}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-1.5">
        <Button type="submit" size="small" disabled={isEmpty || isSaving}>
          Store the cause <Kbd keys="$mod+Enter" />
        </Button>
        <Button size="small" variant="ghost" onClick={onBack}>
          Back to the causes <Kbd keys="Escape" />
        </Button>
      </p>
    </form>
  );
}

"use client";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/input";
import { isSending, takeTyped } from "@/lib/client/typed-ahead";

interface CommentFormProps {
  /** Name of the box for screen readers. */
  label: string;
  text?: string;
  isSaving: boolean;
  onSave: (body: string) => void;
  onCancel: () => void;
}

/** A box that takes the keyboard at once. Ctrl and Enter save, Escape leaves; neither reaches the answer. */
export function CommentForm({ label, text = "", isSaving, onSave, onCancel }: CommentFormProps) {
  const [body, setBody] = useState(text);
  const whenSent = useEffectEvent((ahead: string) => onSave(ahead.trim()));
  useLayoutEffect(() => {
    const ahead = takeTyped();
    if (ahead.text !== "") setBody((before) => before + ahead.text);
    if (ahead.isSent) whenSent(ahead.text);
  }, []);
  const trimmed = body.trim();
  const save = () => {
    if (trimmed !== "" && !isSaving) onSave(trimmed);
  };

  return (
    <form
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        aria-label={label}
        autoFocus
        value={body}
        maxLength={4000}
        placeholder="Ctrl and Enter save, Esc leaves"
        onChange={(event) => setBody(event.target.value)}
        onKeyDown={(event) => {
          const isChord = isSending(event);
          if (event.nativeEvent.isComposing || (!isChord && event.key !== "Escape")) return;
          event.preventDefault();
          event.stopPropagation();
          event.nativeEvent.stopImmediatePropagation();
          if (!isChord) onCancel();
          else if (!event.repeat) save();
        }}
      />
      <span className="flex gap-2">
        <Button type="submit" size="small" disabled={trimmed === "" || isSaving}>
          Save comment
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </span>
    </form>
  );
}

"use client";
import { TextArea } from "@/components/ui/input";
import { leaveOnEscape } from "@/components/ui/leave-on-escape";
import { useWishedFocus } from "@/components/ui/use-wished-focus";

interface NoteFieldProps {
  text: string;
  /** Grows with each wish to write it. */
  wish: number;
  onWrite: (text: string) => void;
}

/** The free note. Escape goes back to reading. */
export function NoteField({ text, wish, onWrite }: NoteFieldProps) {
  const box = useWishedFocus(wish);

  return (
    <TextArea
      ref={box}
      aria-label="Note"
      value={text}
      maxLength={4000}
      placeholder="Ctrl and Enter submit from here"
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={leaveOnEscape}
    />
  );
}

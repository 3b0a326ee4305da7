"use client";
import { useEffect, useRef } from "react";
import { TextArea } from "@/components/ui/input";

interface NoteFieldProps {
  text: string;
  /** Grows with each wish to write it. */
  wish: number;
  onWrite: (text: string) => void;
}

/** The free note. Escape goes back to reading. */
export function NoteField({ text, wish, onWrite }: NoteFieldProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (wish > 0) box.current?.querySelector("textarea")?.focus();
  }, [wish]);

  return (
    <div ref={box}>
      <TextArea
        aria-label="Note"
        value={text}
        maxLength={4000}
        placeholder="Ctrl and Enter submit from here"
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          event.currentTarget.blur();
        }}
      />
    </div>
  );
}

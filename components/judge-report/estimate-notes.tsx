import type { Estimate } from "@/lib/contract/queues";
import { noteOf } from "./format-estimate";

interface EstimateNotesProps {
  /** With their names, as a sentence begins with them. */
  estimates: readonly (readonly [name: string, estimate: Estimate])[];
}

/** What has to be known before the intervals are trusted: the same of several is said once. */
export function EstimateNotes({ estimates }: EstimateNotesProps) {
  const notes = new Map<string, string[]>();
  for (const [name, estimate] of estimates) {
    const note = noteOf(estimate);
    if (note !== undefined) notes.set(note, [...(notes.get(note) ?? []), name]);
  }
  if (notes.size === 0) return null;

  return (
    <ul className="text-caption text-ink-3">
      {[...notes].map(([note, names]) => (
        <li key={note}>
          {names.join(", ")}: {note}
        </li>
      ))}
    </ul>
  );
}

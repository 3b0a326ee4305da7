import type { Estimate } from "@/lib/contract/queues";
import { noteOf } from "./format-estimate";

/** Beside a figure of which something has to be known; the sentence stands beneath, in EstimateNotes. */
export function NoteMark({ estimate }: { estimate: Estimate }) {
  const note = noteOf(estimate);
  if (note === undefined) return null;

  return (
    <span className="font-sans text-caption text-ink-3 underline decoration-dotted underline-offset-2" title={note}>
      note
    </span>
  );
}

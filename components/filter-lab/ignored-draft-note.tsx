import { PlainText } from "@/components/trajectory-list/plain-text";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { ignoredParts } from "@/lib/domain/ignored-draft";

interface IgnoredDraftNoteProps {
  saved: FilterThresholds;
  /** The draft as the address has it. */
  written: string;
}

/** What the address asks for and no threshold takes: the figures are without it. */
export function IgnoredDraftNote({ saved, written }: IgnoredDraftNoteProps) {
  const ignored = ignoredParts(saved, written);
  if (ignored.length === 0) return null;

  return (
    <p role="status" className="max-w-220 wrap-anywhere text-danger">
      Ignored in the draft of this address, as no threshold takes it:{" "}
      <span className="font-mono text-mono">
        <PlainText text={ignored.join(", ")} />
      </span>
      .
    </p>
  );
}

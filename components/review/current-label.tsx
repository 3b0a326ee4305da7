"use client";
import { Button } from "@/components/ui/button";
import { latePart } from "@/components/ui/late-part";
import { TimeText } from "@/components/ui/time-text";
import { useMay } from "@/lib/client/use-me";
import type { LabelEvent, Review } from "@/lib/contract/labels";

// What was given with a label is known later than the label, so the code that draws it may come as late.
const GivenWords = latePart(() => import("./given-words").then((module) => module.GivenWords));

/** What goes with a label, of the event that gave it. */
export type GivenLabel = Pick<LabelEvent, "at" | "reason" | "note" | "span">;

interface CurrentLabelProps {
  review: Review;
  /** When and with what it was given, while that is known. */
  given: GivenLabel | undefined;
  isSaving: boolean;
  /** False where nobody gave it here, so that there is none to take back. */
  onTakeBack: (() => void) | false;
}

/**
 * Whose label stands and since when, with the reason, the note and the cited words it was given. What overruled several
 * people a lead takes back. Before any label its line is here all the same: what is below must not move as one is saved.
 */
export function CurrentLabel({ review, given, isSaving, onTakeBack }: CurrentLabelProps) {
  const maySettle = useMay("adjudicate");

  return (
    <section aria-label="The saved label" className="mb-3 rounded-control bg-raised px-2.5 py-2 text-table">
      {/* In one line: words that grow wrap beside the button. */}
      <p className="flex min-h-6 items-baseline justify-between gap-x-2">
        <span className="min-w-0 wrap-anywhere">
          {originOf(review)}
          {given ? (
            <>
              , <TimeText iso={given.at} />
            </>
          ) : null}
        </span>
        {onTakeBack && (review.labelSource === "person" || maySettle) ? (
          <Button size="small" variant="ghost" disabled={isSaving} onClick={onTakeBack}>
            Take the label back
          </Button>
        ) : null}
      </p>
      <GivenWords given={given} />
    </section>
  );
}

function originOf({ label, labelSource, labelledBy, isLabelMine }: Review): string {
  if (label === null) return "no label yet";
  if (labelSource === "agreed") return "agreed by all reviewers of a queue";
  if (labelSource === "adjudicated") return labelledBy ? `adjudicated by ${labelledBy}` : "adjudicated";
  if (isLabelMine) return "yours";

  return labelledBy ?? "saved";
}

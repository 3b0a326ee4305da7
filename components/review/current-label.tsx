"use client";
import { Button } from "@/components/ui/button";
import { TimeText } from "@/components/ui/time-text";
import { useMay } from "@/lib/client/use-me";
import type { LabelEvent, Review } from "@/lib/contract/labels";
import { LABEL_REASON_TEXT } from "@/lib/domain/label";

interface CurrentLabelProps {
  review: Review;
  /** The event that gave it, while it is known. */
  given: LabelEvent | undefined;
  isSaving: boolean;
  onTakeBack: () => void;
}

/** Whose label stands and since when, with the reason and the note it was given. What a queue settled a lead takes back. */
export function CurrentLabel({ review, given, isSaving, onTakeBack }: CurrentLabelProps) {
  const maySettle = useMay("adjudicate");

  return (
    <section aria-label="The saved label" className="mb-3 rounded-control bg-raised px-2.5 py-2 text-table">
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="min-w-0 wrap-anywhere">
          {originOf(review)}
          {given ? (
            <>
              , <TimeText iso={given.at} />
            </>
          ) : null}
        </span>
        {review.labelSource === "person" || maySettle ? (
          <Button size="small" variant="ghost" disabled={isSaving} onClick={onTakeBack}>
            Take the label back
          </Button>
        ) : null}
      </p>
      {given?.reason ? <p className="text-ink-2">{LABEL_REASON_TEXT[given.reason]}</p> : null}
      {given?.note ? <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{given.note}</p> : null}
    </section>
  );
}

function originOf({ labelSource, labelledBy, isLabelMine }: Review): string {
  if (labelSource === "agreed") return "agreed by all reviewers of a queue";
  if (labelSource === "adjudicated") return labelledBy ? `adjudicated by ${labelledBy}` : "adjudicated";
  if (isLabelMine) return "yours";

  return labelledBy ?? "saved";
}

"use client";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { Button } from "@/components/ui/button";
import { EffectiveVerdict } from "@/components/verdict/effective-verdict";
import type { Review } from "@/lib/contract/labels";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import type { ReviewActions } from "./use-review";

interface ReviewSummaryProps {
  /** Name of the filter version that decided. */
  filter: string;
  /** Absent while other people’s answers are hidden. */
  review: Review | undefined;
  actions: Pick<ReviewActions, "toggleApproval" | "approvalFault" | "isSaving">;
}

/** The answer in one line, where there is no room for its pane. */
export function ReviewSummary({ filter, review, actions }: ReviewSummaryProps) {
  const { outline } = useReaderFacts();
  const verdict = outline.analysis?.verdict.verdict;

  return (
    <>
      <div className="min-w-0 flex-1 truncate">
        {verdict ? (
          <EffectiveVerdict verdict={verdict} filter={filter} review={review ?? UNTOUCHED_REVIEW} />
        ) : (
          <span className="text-ink-3">Hidden until you commit</span>
        )}
      </div>
      {review ? (
        <Button
          size="small"
          aria-pressed={review.approved}
          disabled={actions.isSaving || actions.approvalFault !== undefined}
          title={actions.approvalFault}
          onClick={actions.toggleApproval}
        >
          {review.approved ? "✓ Approved" : "Approve"}
        </Button>
      ) : null}
    </>
  );
}

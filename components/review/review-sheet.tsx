"use client";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EffectiveVerdict } from "@/components/verdict/effective-verdict";
import type { Review } from "@/lib/contract/labels";
import type { Verdict } from "@/lib/domain/verdict";
import type { ReviewActions } from "./use-review";

interface ReviewSheetProps {
  review: Review | undefined;
  verdict: Verdict | undefined;
  actions: Pick<ReviewActions, "toggleApproval" | "approvalFault" | "isSaving">;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The right pane where there is no room beside the steps: a line at the foot that opens upwards. */
export function ReviewSheet({ review, verdict, actions, isOpen, onToggle, children }: ReviewSheetProps) {
  return (
    <section aria-label="Verdict and answer" className="flex shrink-0 flex-col border-t border-line-strong bg-bg">
      <div className="flex h-11 items-center gap-2 px-3">
        <div className="min-w-0 flex-1 truncate">
          {verdict ? (
            <EffectiveVerdict
              verdict={verdict}
              label={review?.label ?? null}
              labelSource={review?.labelSource ?? null}
              labelledBy={review?.labelledBy ?? null}
            />
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
        <Button size="small" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />} Verdict
        </Button>
      </div>
      {isOpen ? <div className="h-96 border-t border-line">{children}</div> : null}
    </section>
  );
}

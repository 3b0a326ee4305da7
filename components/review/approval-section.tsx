"use client";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { Review } from "@/lib/contract/labels";
import { PaneSection } from "./pane-section";
import type { ReviewActions } from "./use-review";

interface ApprovalSectionProps {
  review: Review;
  actions: Pick<ReviewActions, "toggleApproval" | "takeBack" | "isSaving">;
}

/** Approval for export, apart from the label. */
export function ApprovalSection({ review, actions }: ApprovalSectionProps) {
  const approveKey = useKeyOf("verdict.approve");

  return (
    <PaneSection title="Export" aside={review.approved ? "✓ approved" : "not approved"}>
      <div className="flex flex-wrap gap-2">
        <Button aria-pressed={review.approved} disabled={actions.isSaving} onClick={actions.toggleApproval}>
          {review.approved ? "Take the approval back" : "Approve"} {approveKey ? <Kbd keys={approveKey} /> : null}
        </Button>
        {review.label === null ? null : (
          <Button variant="ghost" disabled={actions.isSaving} onClick={actions.takeBack}>
            Take the label back
          </Button>
        )}
      </div>
    </PaneSection>
  );
}

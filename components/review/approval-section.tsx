"use client";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { Review } from "@/lib/contract/labels";
import { PaneSection } from "./pane-section";
import type { ReviewActions } from "./use-review";

interface ApprovalSectionProps {
  review: Review;
  actions: Pick<ReviewActions, "toggleApproval" | "approvalFault" | "mayApprove" | "history" | "isSaving">;
}

/** Approval for export, apart from the label. */
export function ApprovalSection({ review, actions }: ApprovalSectionProps) {
  const approveKey = useKeyOf("verdict.approve");

  return (
    <PaneSection title="Export" aside={review.approved ? "✓ approved" : "not approved"}>
      {actions.approvalFault === undefined ? null : <p className="mb-1.5 text-ink-2">{actions.approvalFault}</p>}
      {actions.mayApprove ? (
        <Button
          aria-pressed={review.approved}
          disabled={actions.isSaving || actions.approvalFault !== undefined}
          onClick={actions.toggleApproval}
        >
          {review.approved ? "Take the approval back" : "Approve"} {approveKey ? <Kbd keys={approveKey} /> : null}
        </Button>
      ) : null}
      {/* Below: it comes with a label, and the button must not move under the pointer. */}
      {review.label === null || review.label === "agentic" ? null : (
        <p className="mt-1.5 text-ink-2">
          {review.isLabelMine ? "You" : (review.labelledBy ?? "Somebody")} called this {LABEL_LOOK[review.label].word}.
        </p>
      )}
    </PaneSection>
  );
}

"use client";
import { Dialog } from "@/components/ui/dialog";
import { useRefusal } from "@/lib/client/use-refusal";
import { BulkApprovalList } from "./bulk-approval-list";

interface BulkApprovalsDialogProps {
  corpus: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** What was approved in bulk, also what still runs, and the way back of each. */
export function BulkApprovalsDialog({ corpus, onClose }: BulkApprovalsDialogProps) {
  const refusal = useRefusal("approve_matching");

  return (
    <Dialog
      open
      isAddressed
      onOpenChange={(open) => !open && onClose()}
      title="Bulk approvals"
      description={`In ${corpus.name}. Each is undone as a whole; what somebody changed since is left as it is.`}
    >
      {refusal === undefined ? <BulkApprovalList corpus={corpus.id} /> : <p>{refusal}</p>}
    </Dialog>
  );
}

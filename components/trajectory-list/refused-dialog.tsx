"use client";
import { Dialog } from "@/components/ui/dialog";
import type { BulkDialog } from "./list-state";

const TITLES = { approve: "Approve all matching", export: "Export for training", rejudge: "Judge again" } as const;

interface RefusedDialogProps {
  open: Exclude<BulkDialog, "none">;
  refusal: string;
  onClose: () => void;
}

/** Stands where an address names a dialog that is not for this person, or not possible here. */
export function RefusedDialog({ open, refusal, onClose }: RefusedDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={TITLES[open]}>
      <p>{refusal}</p>
    </Dialog>
  );
}

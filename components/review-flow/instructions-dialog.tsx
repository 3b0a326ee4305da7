"use client";
import { Dialog } from "@/components/ui/dialog";
import { InstructionsText } from "./instructions-text";

interface InstructionsDialogProps {
  name: string;
  instructions: string;
  onClose: () => void;
}

/** The guideline of a queue, over the item that is open. */
export function InstructionsDialog({ name, instructions, onClose }: InstructionsDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={`Instructions of ${name}`}>
      <InstructionsText instructions={instructions} />
    </Dialog>
  );
}

"use client";
import { CopyButton } from "@/components/ui/copy-button";
import { formatNumber } from "@/components/ui/format-number";
import { LateDialog } from "@/components/ui/late-dialog";
import type { RenderedHorizon } from "@/lib/contract/horizon";
import { CutMark } from "./cut-mark";
import { RawLines } from "./raw-lines";

interface JudgeMessageProps {
  horizon: RenderedHorizon;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The text that the judge received, character by character. */
export function JudgeMessage({ horizon, isOpen, onOpenChange }: JudgeMessageProps) {
  const { message, formatter, isApproximate } = horizon;

  return (
    <LateDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="What the judge read"
      description={`${formatNumber(message.characters)} characters, ${isApproximate ? "as nearly as is known " : ""}written by the ${formatter.title} and sent after its rubric. ${formatter.note}`}
      width="wide"
    >
      <div className="flex items-center justify-between gap-3 pb-2 text-table text-ink-3">
        <span>
          A thought ends after {formatNumber(formatter.limits.thought)} characters, a result after{" "}
          {formatNumber(formatter.limits.result)}.
        </span>
        <CopyButton label="Copy the text" text={message.text} />
      </div>
      <RawLines text={message.text} label="What the judge read" />
      {message.isCut ? (
        <CutMark
          says={`cut by this view: ${formatNumber(message.text.length)} of ${formatNumber(message.characters)} characters`}
        />
      ) : null}
    </LateDialog>
  );
}

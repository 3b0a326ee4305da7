"use client";
import { BackToAnswers } from "@/components/review/back-to-answers";
import { ReasonRows } from "@/components/review/reason-rows";
import { LABEL_REASONS } from "@/lib/domain/label";
import { leaveAfterPointer } from "./leave-after-pointer";

interface RejectReasonsProps {
  chosen: readonly string[];
  hasDigits: boolean;
  onChoose: (reason: string) => void;
  onBack: (() => void) | undefined;
}

/** The reasons of a rejection, as in the reader. */
export function RejectReasons({ chosen, hasDigits, onChoose, onBack }: RejectReasonsProps) {
  return (
    <div className="flex flex-col">
      {hasDigits && onBack ? (
        <p className="-mx-2">
          <BackToAnswers isBesideStop onBack={onBack} />
        </p>
      ) : null}
      <ReasonRows
        label="reject"
        chosen={LABEL_REASONS.find((reason) => chosen.includes(reason))}
        hasDigits={hasDigits}
        isOneStop
        onChoose={(reason, event) => {
          onChoose(reason);
          leaveAfterPointer(event);
        }}
      />
    </div>
  );
}

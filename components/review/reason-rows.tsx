"use client";
import { Fragment, type MouseEvent } from "react";
import { Kbd } from "@/components/ui/kbd";
import { LABEL_REASON_TEXT, type LabelReason, offeredReasons, type StructureLabel } from "@/lib/domain/label";
import { ReasonRow } from "./reason-row";

interface ReasonRowsProps {
  label: StructureLabel | undefined;
  chosen: LabelReason | undefined;
  hasDigits: boolean;
  /** One stop of Tab for all of them, where arrows go from row to row. */
  isOneStop?: boolean;
  onChoose: (reason: LabelReason, event: MouseEvent<HTMLButtonElement>) => void;
}

/** The reasons of a label. A digit means the same reason under each label, so one that is not offered leaves a gap. */
export function ReasonRows({ label, chosen, hasDigits, isOneStop = false, onChoose }: ReasonRowsProps) {
  const offered = offeredReasons(label, chosen);
  const stop = chosen ?? offered[0]?.reason;

  return offered.map(({ reason, digit }, place) => (
    <Fragment key={reason}>
      {/* No two that follow each other are left out. */}
      {hasDigits && digit > (offered[place - 1]?.digit ?? 0) + 1 ? <NotOffered digit={digit - 1} /> : null}
      <ReasonRow
        isChosen={chosen === reason}
        digit={hasDigits ? digit : undefined}
        isStop={!isOneStop || reason === stop}
        onChoose={(event) => onChoose(reason, event)}
      >
        {LABEL_REASON_TEXT[reason]}
      </ReasonRow>
    </Fragment>
  ));
}

/** In the place of a reason, in line with the rows around it: what it leaves is no fault of the list. */
function NotOffered({ digit }: { digit: number }) {
  return (
    <p className="-mx-1.5 flex min-h-6.5 items-center gap-2 px-1.5 py-0.5 text-ink-3">
      <span aria-hidden className="size-2.5 shrink-0" />
      <span className="min-w-0 flex-1">For agentic only</span>
      <Kbd keys={String(digit)} />
    </p>
  );
}

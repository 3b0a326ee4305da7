"use client";
import { useEffect, useRef } from "react";
import { TimeText } from "@/components/ui/time-text";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { Review } from "@/lib/contract/labels";
import { LABEL_REASON_TEXT, type LabelReason, type StructureLabel } from "@/lib/domain/label";
import { TwoAnswers } from "./two-answers";
import type { Conflict, ReviewActions } from "./use-review";

interface ConflictNoticeProps {
  conflict: Conflict;
  actions: Pick<ReviewActions, "keepTheirs" | "saveMine" | "isSaving">;
}

function labelWord(label: StructureLabel | null): string {
  return label === null ? "no label" : LABEL_LOOK[label].word;
}

function approvalWord(approved: boolean): string {
  return approved ? "approved" : "not approved";
}

/** Who gave the label, where that is what changed; of an approval nobody is named. */
function labeller(seen: Review, theirs: Review): string | null {
  return theirs.label === seen.label && theirs.labelledBy === seen.labelledBy ? null : theirs.labelledBy;
}

/** The answer of the server may come when a person writes elsewhere: those keys are for no act of the screen. */
const WRITING = "input, textarea, select, [contenteditable=true], [role=dialog] *";

/** Two answers met: both are shown, field by field, and nothing was overwritten. */
export function ConflictNotice({ conflict, actions }: ConflictNoticeProps) {
  const { mine, seen, theirs } = conflict;
  const notice = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Conflict>(undefined);
  const label = mine.kind === "label" ? mine.body.label : seen.label;
  const approved = mine.kind === "approval" ? mine.approved : seen.approved;
  const rows = [
    { field: "Label", yours: labelWord(label), other: labelWord(theirs.label) },
    ...saidRows(conflict),
    { field: "Approval", yours: approvalWord(approved), other: approvalWord(theirs.approved) },
  ];

  // It stands above the pane, which is scrolled down to the button that was pressed. Each conflict is shown once.
  useEffect(() => {
    if (shown.current === conflict) return;
    shown.current = conflict;
    heading.current?.scrollIntoView({ block: "nearest" });
    if (!document.activeElement?.matches(WRITING)) notice.current?.focus({ preventScroll: true });
  }, [conflict]);

  return (
    <section
      ref={notice}
      tabIndex={-1}
      role="alert"
      aria-label="Two answers"
      className="border-b border-line bg-review-soft px-3.5 py-3"
    >
      <h2 ref={heading} className="scroll-mt-3 text-section">
        Someone answered while you read
      </h2>
      <p className="mt-0.5 text-ink-2">
        {labeller(seen, theirs) ?? "Another person"} changed this trajectory
        {theirs.updatedAt ? (
          <>
            {" "}
            <TimeText iso={theirs.updatedAt} />
          </>
        ) : null}
        . Nothing of theirs was overwritten and nothing of yours is saved yet.
      </p>
      <TwoAnswers rows={rows} actions={actions} />
    </section>
  );
}

const OF_SEVERAL = "several people’s, in the history";

/** Reason and note of either side where they are not the same; an approval has none of its own. */
function saidRows({ mine, seen, theirs, said }: Conflict) {
  const isSeen = mine.kind === "approval" && labeller(seen, theirs) === null;
  if (isSeen) return [];
  const own = mine.kind === "label" ? mine.body : undefined;
  const isOfSeveral = theirs.labelSource === "agreed";

  return [
    {
      field: "Reason",
      yours: reasonWord(own?.reason),
      other: isOfSeveral ? OF_SEVERAL : reasonWord(said?.reason),
    },
    { field: "Note", yours: own?.note ?? "no note", other: isOfSeveral ? OF_SEVERAL : (said?.note ?? "no note") },
  ].filter(({ yours, other }) => yours !== other);
}

function reasonWord(reason: LabelReason | null | undefined): string {
  return reason ? LABEL_REASON_TEXT[reason] : "no reason";
}

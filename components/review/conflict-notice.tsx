"use client";
import { Button } from "@/components/ui/button";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import { TimeText } from "@/components/ui/time-text";
import type { Review } from "@/lib/contract/labels";
import type { StructureLabel } from "@/lib/domain/label";
import type { Conflict, ReviewActions } from "./use-review";

interface ConflictNoticeProps {
  conflict: Conflict;
  /** What this person saw when answering. */
  seen: Review;
  actions: Pick<ReviewActions, "keepTheirs" | "saveMine" | "isSaving">;
}

function labelWord(label: StructureLabel | null): string {
  return label === null ? "no label" : LABEL_LOOK[label].word;
}

function approvalWord(approved: boolean): string {
  return approved ? "approved" : "not approved";
}

/** Two answers met: both are shown, field by field, and nothing was overwritten. */
export function ConflictNotice({ conflict: { mine, theirs }, seen, actions }: ConflictNoticeProps) {
  const label = mine.kind === "label" ? mine.body.label : seen.label;
  const approved = mine.kind === "approval" ? mine.approved : seen.approved;
  const rows = [
    { field: "Label", yours: labelWord(label), other: labelWord(theirs.label) },
    { field: "Approval", yours: approvalWord(approved), other: approvalWord(theirs.approved) },
  ];

  return (
    <section role="alert" aria-label="Two answers" className="border-b border-line bg-review-soft px-3.5 py-3">
      <h2 className="text-section">Someone answered while you read</h2>
      <p className="mt-0.5 text-ink-2">
        {theirs.labelledBy ?? "Another person"} changed this trajectory
        {theirs.updatedAt ? (
          <>
            {" "}
            <TimeText iso={theirs.updatedAt} />
          </>
        ) : null}
        . Nothing of theirs was overwritten and nothing of yours is saved yet.
      </p>
      <table className="mt-2 w-full text-left">
        <thead>
          <tr className="text-caption text-ink-3">
            <th className="font-normal">
              <span className="sr-only">Field</span>
            </th>
            <th className="font-normal">Theirs</th>
            <th className="font-normal">Yours</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.field}>
              <th className="py-0.5 pr-3 font-normal text-ink-3">{row.field}</th>
              <td className={row.other === row.yours ? "" : "font-semibold"}>{row.other}</td>
              <td className={row.other === row.yours ? "" : "font-semibold"}>{row.yours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="small" onClick={actions.keepTheirs}>
          Keep theirs
        </Button>
        <Button size="small" disabled={actions.isSaving} onClick={actions.saveMine}>
          Save mine after theirs
        </Button>
      </div>
    </section>
  );
}

"use client";
import { TwoAnswers } from "@/components/review/two-answers";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { GATE_CAUSE_TEXT, type GateCause } from "@/lib/domain/gate-cause";
import type { Gate } from "@/lib/domain/judgement";
import type { GateConflict, OwnGateActions } from "./use-own-gate";

interface GateConflictNoticeProps {
  conflict: GateConflict;
  actions: Pick<OwnGateActions, "keepTheirs" | "saveMine" | "isSaving">;
}

/** Two gates met: both are shown, and nothing was overwritten. */
export function GateConflictNotice({ conflict: { mine, theirs }, actions }: GateConflictNoticeProps) {
  const rows = [
    { field: "Gate", yours: gateWords(mine.gate), other: gateWords(theirs.gate) },
    { field: "Cause", yours: causeWords(mine.cause), other: causeWords(theirs.cause) },
  ];

  return (
    <section role="alert" aria-label="Two gates" className="mb-3 rounded-control bg-review-soft px-2.5 py-2">
      <h3 className="font-semibold">Someone gave a gate while you read</h3>
      <p className="mt-0.5 text-table text-ink-2">
        {theirs.givenBy ?? "Another person"} was first. Nothing of theirs was overwritten and nothing of yours is saved
        yet.
      </p>
      <TwoAnswers rows={rows} actions={actions} />
    </section>
  );
}

function gateWords(gate: Gate | null): string {
  return gate === null ? "no gate" : `${gate} ${GATE_WORD[gate]}`;
}

function causeWords(cause: GateCause | null | undefined): string {
  return cause ? GATE_CAUSE_TEXT[cause] : "no cause";
}

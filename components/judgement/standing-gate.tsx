"use client";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { passFocus } from "@/components/ui/pass-focus";
import { TimeText } from "@/components/ui/time-text";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { useMay } from "@/lib/client/use-me";
import type { GateReview } from "@/lib/contract/judge-audit";
import { GATE_CAUSE_TEXT } from "@/lib/domain/gate-cause";
import { SpanLinks } from "./span-links";

interface StandingGateProps {
  review: GateReview;
  isSaving: boolean;
  onTakeBack: () => void;
}

const FAULT_TEXT = {
  judge: "Filed as a fault of the judge.",
  pipeline: "Filed as a fault of the pipeline.",
  rubric: "Filed as a fault of the rubric.",
} as const satisfies Record<NonNullable<GateReview["fault"]>, string>;

/** The title of the part stays once the gate is taken back. */
const ON_IN_THE_PART = passFocus("[data-part]", "h2");

/** The gate of people that counts, whose it is, and why it differs from the judge's. */
export function StandingGate({ review, isSaving, onTakeBack }: StandingGateProps) {
  const maySettle = useMay("adjudicate");
  const { gate, source, cause, fault, note, spans, isBlind, updatedAt } = review;
  if (gate === null) return null;

  return (
    <section aria-label="The saved gate" className="mb-3 rounded-control bg-raised px-2.5 py-2 text-table">
      <p className="flex items-center gap-1.5 text-body">
        <span className="font-semibold">
          {gate} {GATE_WORD[gate]}
        </span>
        <Chip tone="hollow">{isBlind ? "blind" : "not blind"}</Chip>
      </p>
      <p className="flex items-center justify-between gap-2 text-ink-2">
        <span className="min-w-0">
          {originOf(review)}
          {updatedAt ? (
            <>
              , <TimeText iso={updatedAt} />
            </>
          ) : null}
        </span>
        {source === "person" || maySettle ? (
          // A button that cannot be pressed any more would let go of the keyboard.
          <Button
            ref={ON_IN_THE_PART}
            size="small"
            variant="ghost"
            aria-disabled={isSaving}
            onClick={isSaving ? undefined : onTakeBack}
          >
            Take back
          </Button>
        ) : null}
      </p>
      {cause ? (
        <p className="mt-1">
          {GATE_CAUSE_TEXT[cause]}. {fault ? <span className="text-ink-2">{FAULT_TEXT[fault]}</span> : null}
        </p>
      ) : null}
      {note ? <p className="mt-1 wrap-anywhere whitespace-pre-wrap text-ink-2">{note}</p> : null}
      <SpanLinks spans={spans} label="What the gate cites" />
    </section>
  );
}

function originOf({ source, givenBy }: GateReview): string {
  if (source === "agreed") return "agreed by all reviewers of a queue";
  if (source === "adjudicated") return givenBy ? `adjudicated by ${givenBy}` : "adjudicated";

  return givenBy ?? "given";
}

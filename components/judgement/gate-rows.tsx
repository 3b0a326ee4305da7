"use client";
import { ChoiceRow } from "@/components/review/choice-row";
import { ReasonRow } from "@/components/review/reason-row";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { GATE_CAUSE_TEXT, GATE_CAUSES, type GateCause } from "@/lib/domain/gate-cause";
import { GATES, type Gate } from "@/lib/domain/judgement";

interface GateRowsProps {
  chosen: Gate | undefined;
  hasDigits: boolean;
  onChoose: (gate: Gate) => void;
}

/** The five answers to "which gate fails first". */
export function GateRows({ chosen, hasDigits, onChoose }: GateRowsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-table font-medium">First gate that fails</legend>
      {GATES.map((gate) => (
        <ChoiceRow
          key={gate}
          isChosen={chosen === gate}
          digit={hasDigits ? gate : undefined}
          onChoose={() => onChoose(gate)}
        >
          {gate} {GATE_WORD[gate]}
        </ChoiceRow>
      ))}
    </fieldset>
  );
}

interface CauseRowsProps {
  chosen: GateCause | undefined;
  hasDigits: boolean;
  onChoose: (cause: GateCause) => void;
}

/** Why a gate differs from the judge's. */
export function CauseRows({ chosen, hasDigits, onChoose }: CauseRowsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-1 text-table font-medium">
        Why the judge differs <span className="font-normal text-ink-3">if you can say</span>
      </legend>
      {GATE_CAUSES.map((cause, index) => (
        <ReasonRow
          key={cause}
          isChosen={chosen === cause}
          digit={hasDigits ? index + 1 : undefined}
          onChoose={() => onChoose(cause)}
        >
          {GATE_CAUSE_TEXT[cause]}
        </ReasonRow>
      ))}
    </fieldset>
  );
}

"use client";
import { Lightbulb } from "lucide-react";
import { useEffect, useId } from "react";
import { useReader } from "@/components/trajectory/reader-context";
import { classNames } from "@/components/ui/class-names";
import { Kbd } from "@/components/ui/kbd";
import { latePart } from "@/components/ui/late-part";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { AnswerField } from "@/lib/domain/answer-field";
import { isStructureLabel } from "@/lib/domain/label";
import { GateAnswer } from "./gate-answer";
import { leaveAfterPointer } from "./leave-after-pointer";

const RejectReasons = latePart(() => import("./reject-reasons").then((module) => module.RejectReasons));

interface AnswerOptionsProps {
  field: AnswerField;
  chosen: readonly string[];
  /** What filter and judge would answer. */
  suggested: readonly string[];
  isActive: boolean;
  onChoose: (option: string) => void;
  /** Leads from the reasons of a rejection back to the answer, where a key does, too. */
  onBack?: () => void;
}

/** Reasons are rows of their own. */
type OptionKind = Exclude<AnswerField["kind"], "reason">;

const LAYOUT = {
  structure: "flex flex-col gap-1",
  gate: "flex flex-col gap-1",
  outcome: "flex flex-wrap gap-1",
  flags: "flex flex-wrap gap-1",
  own: "flex flex-wrap gap-1",
  note: "",
} as const satisfies Record<OptionKind, string>;

const SHAPE = {
  structure: "flex h-7.5 w-full items-center gap-2 rounded-control border px-2.5 text-left",
  gate: "flex min-h-6 w-full items-start gap-1.5 rounded-control border py-0.5 pr-2 pl-1.5 text-left text-table leading-tight",
  outcome: "inline-flex min-h-7 items-center gap-1.5 rounded-control border px-2 text-left text-table",
  flags: "inline-flex min-h-7 items-center gap-1.5 rounded-control border px-2 text-left text-table",
  own: "inline-flex min-h-7 items-center gap-1.5 rounded-control border px-2 text-left text-table",
  note: "",
} as const satisfies Record<OptionKind, string>;

const STATE = {
  chosen: "border-accent bg-accent-soft font-medium text-ink",
  free: "border-line-strong bg-surface text-ink-2 hover:bg-raised hover:text-ink",
} as const;

/** Digits and arrows are for the words then. The caps keep their room, so nothing moves. */
const MARKING = "[&_kbd]:invisible";

/** The fixed answers of one field, each with its digit while the digits act here. */
export function AnswerOptions({ field, chosen, suggested, isActive, onChoose, onBack }: AnswerOptionsProps) {
  const { kind } = field;
  // Here by the time somebody rejects, also where the network is gone by then.
  useEffect(() => void RejectReasons.fetchAhead().catch(() => undefined), []);
  const isMarking = useReader((state) => state.isMarking);
  const id = useId();
  if (kind === "reason")
    return (
      <div className={classNames(isMarking && MARKING)}>
        <RejectReasons {...{ chosen, onChoose, onBack }} hasDigits={isActive} />
      </div>
    );
  const stop = field.options.find(({ key }) => chosen.includes(key)) ?? field.options[0];

  return (
    <div className={classNames(LAYOUT[kind], isMarking && MARKING)}>
      {field.options.map((option) => {
        const isChosen = chosen.includes(option.key);
        const isSuggested = suggested.includes(option.key);
        const isGate = kind === "gate";
        const meaningId = id + option.key;
        const name = isGate ? `${option.digit} ${option.text}` : option.text;
        const suggestion = isSuggested ? (
          <span className="inline-flex shrink-0 items-center gap-1 text-caption">
            <Lightbulb aria-hidden className="size-3 shrink-0 text-accent" />
            suggested
          </span>
        ) : null;
        return (
          <button
            key={option.key}
            type="button"
            aria-pressed={isChosen}
            aria-label={isSuggested ? `${name}, suggested` : name}
            aria-describedby={isGate ? meaningId : undefined}
            title={isSuggested ? `${option.text}, as filter and judge suggest` : option.text}
            tabIndex={option === stop ? 0 : -1}
            onClick={(event) => {
              onChoose(option.key);
              leaveAfterPointer(event);
            }}
            className={classNames(
              SHAPE[kind],
              isChosen ? STATE.chosen : STATE.free,
              isSuggested && "border-dashed border-accent",
            )}
          >
            {isGate ? (
              <GateAnswer
                digit={option.digit}
                text={option.text}
                hasDigit={isActive && !isMarking}
                meaningId={meaningId}
              >
                {suggestion}
              </GateAnswer>
            ) : (
              <>
                <Mark option={option.key} field={field} />
                <span className={field.kind === "structure" ? "min-w-0 flex-1 truncate" : "min-w-0 truncate"}>
                  {option.text}
                </span>
                {suggestion}
                {isActive ? <Kbd keys={String(option.digit)} /> : null}
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

function Mark({ option, field }: { option: string; field: AnswerField }) {
  if (field.kind !== "structure" || !isStructureLabel(option)) return null;

  return (
    <span aria-hidden className={classNames("w-3 text-center", LABEL_LOOK[option].ink)}>
      {LABEL_LOOK[option].mark}
    </span>
  );
}

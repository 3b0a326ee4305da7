"use client";
import { Lightbulb } from "lucide-react";
import { useEffect } from "react";
import { useReader } from "@/components/trajectory/reader-context";
import { classNames } from "@/components/ui/class-names";
import { Kbd } from "@/components/ui/kbd";
import { latePart } from "@/components/ui/late-part";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { AnswerField } from "@/lib/domain/answer-field";
import { isStructureLabel } from "@/lib/domain/label";
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
  gate: "grid grid-cols-5 gap-0.5",
  outcome: "flex flex-wrap gap-1",
  flags: "flex flex-wrap gap-1",
  own: "flex flex-wrap gap-1",
  note: "",
} as const satisfies Record<OptionKind, string>;

const SHAPE = {
  structure: "flex h-7.5 w-full items-center gap-2 rounded-control border px-2.5 text-left",
  gate: "flex min-w-0 flex-col items-start gap-0.5 rounded-control border px-0.5 py-1 text-left text-caption tracking-tight",
  outcome: "inline-flex min-h-7 items-center gap-1.5 rounded-control border px-2 text-left text-table",
  flags: "inline-flex min-h-7 items-center gap-1.5 rounded-control border px-2 text-left text-table",
  own: "inline-flex min-h-7 items-center gap-1.5 rounded-control border px-2 text-left text-table",
  note: "",
} as const satisfies Record<OptionKind, string>;

const STATE = {
  chosen: "border-accent bg-accent-soft font-medium text-ink",
  free: "border-line-strong bg-surface text-ink-2 hover:bg-raised hover:text-ink",
} as const;

const GATE_FILL = ["bg-gate-1", "bg-gate-2", "bg-gate-3", "bg-gate-4", "bg-gate-5"] as const;

/** Digits and arrows are for the words then. The caps keep their room, so nothing moves. */
const MARKING = "[&_kbd]:invisible";

/** The fixed answers of one field, each with its digit while the digits act here. */
export function AnswerOptions({ field, chosen, suggested, isActive, onChoose, onBack }: AnswerOptionsProps) {
  const { kind } = field;
  // Here by the time somebody rejects, also where the network is gone by then.
  useEffect(() => void RejectReasons.fetchAhead().catch(() => undefined), []);
  const isMarking = useReader((state) => state.isMarking);
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
        const name = field.kind === "gate" ? `${option.digit} ${option.text}` : option.text;
        return (
          <button
            key={option.key}
            type="button"
            aria-pressed={isChosen}
            aria-label={isSuggested ? `${name}, suggested` : name}
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
            {field.kind === "gate" ? (
              <GateStep digit={option.digit} text={option.text} isSuggested={isSuggested} />
            ) : (
              <>
                <Mark option={option.key} field={field} />
                <span className={field.kind === "structure" ? "min-w-0 flex-1 truncate" : "min-w-0 truncate"}>
                  {option.text}
                </span>
                {isSuggested ? (
                  <span className="inline-flex shrink-0 items-center gap-1 text-caption">
                    <SuggestedMark />
                    suggested
                  </span>
                ) : null}
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

/** Beside the word where there is room for it; the name of the answer says it too. */
function SuggestedMark() {
  return <Lightbulb aria-hidden className="size-3 shrink-0 text-accent" />;
}

interface GateStepProps {
  digit: number;
  text: string;
  isSuggested: boolean;
}

function GateStep({ digit, text, isSuggested }: GateStepProps) {
  return (
    <>
      <span aria-hidden className={classNames("h-1.5 w-full rounded-mark", GATE_FILL[digit - 1])} />
      <span className="flex w-full items-center justify-between">
        <span className="font-mono text-mono font-semibold">{digit}</span>
        {isSuggested ? <SuggestedMark /> : null}
      </span>
      <span className="leading-tight">{text}</span>
    </>
  );
}

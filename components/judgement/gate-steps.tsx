"use client";
import { Check, CircleHelp, TriangleAlert, X } from "lucide-react";
import { InertText } from "@/components/import/inert-text";
import { classNames } from "@/components/ui/class-names";
import type { JudgeCheck } from "@/lib/contract/judge-audit";
import type { QuestionGate } from "@/lib/domain/judge-check";
import { GATE_NAME } from "./gate-name";
import { SpanLinks } from "./span-links";

const QUESTION_GATES = [1, 2, 3, 4] as const satisfies readonly QuestionGate[];

interface GateStepsProps {
  /** First failing gate of the judge, 5 when all pass; undefined where it named none. */
  judged: number | undefined;
  check: JudgeCheck | undefined;
}

type Climb = "passed" | "failed" | "open";

/** The judge's ladder, gate by gate, with what a machine finds about each. */
export function GateSteps({ judged, check }: GateStepsProps) {
  return (
    <ol aria-label="Gates" className="flex flex-col">
      {QUESTION_GATES.map((gate) => (
        <GateStep
          key={gate}
          gate={gate}
          climb={climbOf(gate, judged)}
          isJudged={judged !== undefined}
          found={check?.gates.find((one) => one.gate === gate)}
          isDisputed={check?.disputed.includes(gate) ?? false}
        />
      ))}
    </ol>
  );
}

function climbOf(gate: QuestionGate, judged: number | undefined): Climb {
  if (judged === undefined || gate > judged) return "open";

  return gate === judged ? "failed" : "passed";
}

const CLIMB = {
  passed: { rung: "border-gate-5 bg-gate-5 text-surface", line: "bg-gate-5", says: "passed" },
  failed: {
    rung: "border-accent bg-accent text-surface outline-2 outline-offset-1 outline-accent",
    line: "bg-line",
    says: "stops here",
  },
  open: { rung: "border-dashed border-edge text-ink-3", line: "bg-line", says: "not reached" },
} as const satisfies Record<Climb, { rung: string; line: string; says: string }>;

interface GateStepProps {
  gate: QuestionGate;
  climb: Climb;
  isJudged: boolean;
  found: JudgeCheck["gates"][number] | undefined;
  isDisputed: boolean;
}

function GateStep({ gate, climb, isJudged, found, isDisputed }: GateStepProps) {
  const { rung, line, says } = CLIMB[climb];
  const isLit = climb === "failed";

  return (
    <li aria-current={isLit ? "step" : undefined} className="group/gate flex gap-2.5">
      <div className="flex flex-col items-center">
        <span
          aria-hidden
          className={classNames(
            "flex size-4.5 shrink-0 items-center justify-center rounded-chip border font-mono text-caption font-semibold",
            rung,
          )}
        >
          {gate}
        </span>
        <span aria-hidden className={classNames("w-0.5 flex-1 group-last/gate:hidden", line)} />
      </div>
      <div className="min-w-0 flex-1 pb-2.5 group-last/gate:pb-0">
        <p className="flex items-baseline justify-between gap-2">
          <span className={classNames("min-w-0 truncate", isLit ? "font-semibold" : climb === "open" && "text-ink-2")}>
            <span className="sr-only">Gate {gate}: </span>
            {GATE_NAME[gate]}
          </span>
          {isJudged ? (
            <span className={classNames("shrink-0 text-caption", isLit ? "font-semibold text-accent" : "text-ink-3")}>
              {says}
            </span>
          ) : null}
        </p>
        {found ? <Finding found={found} isDisputed={isDisputed} /> : null}
      </div>
    </li>
  );
}

const FOUND = {
  pass: { Icon: Check, ink: "text-ok", word: "pass" },
  fail: { Icon: X, ink: "text-danger", word: "fail" },
  unknown: { Icon: CircleHelp, ink: "text-ink-3", word: "unknown" },
} as const;

/** The machine's own answer to a gate, and how much it weighs. */
function Finding({ found, isDisputed }: { found: JudgeCheck["gates"][number]; isDisputed: boolean }) {
  const { Icon, ink, word } = FOUND[found.state];

  return (
    <div
      className={classNames(
        "text-table text-ink-2",
        isDisputed && "-mx-1.5 mt-0.5 rounded-chip bg-danger-soft px-1.5 py-1",
      )}
    >
      <p className="wrap-anywhere">
        <Icon aria-hidden className={classNames("mr-1 inline size-3.5 align-[-2px]", ink)} />
        <span className="sr-only">The log says </span>
        <span className={classNames("font-medium", ink)}>{word}</span>
        <span className="text-ink-3">{weightOf(found)}</span>
        <InertText text={found.reason} />
      </p>
      {isDisputed ? (
        <p className="flex items-center gap-1 font-medium text-danger">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" /> disputes the judge
        </p>
      ) : null}
      <SpanLinks spans={found.spans} label={`Evidence for gate ${found.gate}`} />
    </div>
  );
}

/** A proof may dispute the judge, a hint never does. */
function weightOf({ state, isProof }: JudgeCheck["gates"][number]): string {
  if (state === "unknown") return ": ";

  return isProof ? ", proof: " : ", hint: ";
}

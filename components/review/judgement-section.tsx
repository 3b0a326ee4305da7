"use client";
import { classNames } from "@/components/ui/class-names";
import { SafeText } from "@/components/trajectory/safe-text";
import { GATE_WORD, GateLadder } from "@/components/verdict/gate-ladder";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import { GATES, type Gate } from "@/lib/domain/judgement";
import { PaneSection } from "./pane-section";

type Judgement = NonNullable<TrajectoryHeader["judgement"]>;

const FILL = {
  1: "bg-gate-1",
  2: "bg-gate-2",
  3: "bg-gate-3",
  4: "bg-gate-4",
  5: "bg-gate-5",
} as const satisfies Record<Gate, string>;

/** The judge's answer as the ladder it climbed, with its own words. */
export function JudgementSection({ judgement }: { judgement: Judgement }) {
  const reached = GATES.find((gate) => gate === judgement.gate);

  return (
    <PaneSection
      title="Judge"
      aside={<GateLadder state={judgement.state} score={judgement.score} gate={judgement.gate} />}
    >
      {judgement.state === "failed" ? (
        <p className="text-ink-2">The judge failed: a fault of its infrastructure, which says nothing of the agent.</p>
      ) : null}
      {reached ? <Ladder reached={reached} /> : null}
      {judgement.explanation ? (
        <blockquote className="mt-2 border-l-2 border-line pl-2.5 text-ink-2">
          <SafeText text={judgement.explanation} step={0} isSource />
        </blockquote>
      ) : null}
      {judgement.model || judgement.rubric ? (
        <p className="mt-1.5 text-caption text-ink-3">
          {[judgement.model, judgement.rubric && `rubric ${judgement.rubric}`].filter(Boolean).join(", ")}
        </p>
      ) : null}
    </PaneSection>
  );
}

function Ladder({ reached }: { reached: Gate }) {
  return (
    <ol aria-label="Gates" className="flex gap-1">
      {GATES.map((gate) => (
        <li
          key={gate}
          aria-current={gate === reached ? "step" : undefined}
          className="flex min-w-0 flex-1 flex-col gap-1 text-caption text-ink-2"
        >
          <span
            className={classNames(
              "h-2 rounded-mark",
              gate <= reached ? FILL[gate] : "bg-raised",
              gate === reached && "outline-2 outline-offset-1 outline-accent",
            )}
          />
          <span className={classNames("truncate", gate === reached && "font-semibold text-ink")}>
            {gate} {GATE_WORD[gate]}
          </span>
        </li>
      ))}
    </ol>
  );
}

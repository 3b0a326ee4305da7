import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { GATES, type Gate, type JUDGEMENT_KINDS } from "@/lib/domain/judgement";

/** First gate that fails, in two words. */
export const GATE_WORD = {
  1: "no model",
  2: "no read",
  3: "no datum",
  4: "no compare",
  5: "all pass",
} as const satisfies Record<Gate, string>;

const FILL = {
  1: "bg-gate-1",
  2: "bg-gate-2",
  3: "bg-gate-3",
  4: "bg-gate-4",
  5: "bg-gate-5",
} as const satisfies Record<Gate, string>;

interface GateLadderProps {
  state: (typeof JUDGEMENT_KINDS)[number];
  /** As the judge gave it, 0 to 1. */
  score: number | null;
  gate: number | null;
}

/** The judge's answer as the ladder it climbed, with the number. A failed judge is hollow, never a zero. */
export function GateLadder({ state, score, gate }: GateLadderProps) {
  if (state === "failed")
    return (
      <Chip tone="hollow" title="The judge failed: no score, and in no figure">
        <span className="sr-only">judge </span>failed
      </Chip>
    );
  if (state === "absent" || score === null) return <span className="text-caption text-ink-3">not judged</span>;
  const reached = GATES.find((candidate) => candidate === gate);

  return (
    <span
      className="inline-flex items-center gap-1.5"
      title={
        reached ? `Gate ${reached}, ${GATE_WORD[reached]}, score ${score}` : `Score ${score}, no gate in this rubric`
      }
    >
      {reached ? <Rungs reached={reached} /> : null}
      <span className="font-mono text-mono text-ink-2">
        <span className="sr-only">{reached ? `gate ${reached}, score ` : "score "}</span>
        {Number.isInteger(score * 10) ? score.toFixed(1) : score.toFixed(2)}
      </span>
    </span>
  );
}

function Rungs({ reached }: { reached: Gate }) {
  return (
    <span aria-hidden className="inline-flex gap-px">
      {GATES.map((rung) => (
        <span
          key={rung}
          // The first tint is near the ground of a row: the edge tells that its rung is reached.
          className={classNames(
            "h-3 w-2 rounded-mark border",
            rung <= reached ? classNames("border-edge", FILL[rung]) : "border-line-strong",
          )}
        />
      ))}
    </span>
  );
}

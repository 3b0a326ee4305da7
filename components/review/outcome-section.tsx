import { formatRatio } from "@/components/ui/format-number";
import { notScoredWords } from "@/components/verdict/not-scored-words";
import { AXIS_WORD, OutcomeWord } from "@/components/verdict/outcome-axes";
import { hasScoredAxis, jointWords } from "@/components/verdict/scored-axes";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import { AXES, type AxisResult } from "@/lib/domain/outcome";
import { PaneSection } from "./pane-section";

type Outcome = NonNullable<TrajectoryHeader["outcome"]>;

const RESULT = {
  pass: { mark: "✓", ink: "text-ok" },
  fail: { mark: "✕", ink: "text-danger" },
  "n/a": { mark: "–", ink: "text-ink-3" },
  unknown: { mark: "?", ink: "text-ink-3" },
} as const satisfies Record<AxisResult | "unknown", { mark: string; ink: string }>;

/** The rules leave every axis open, or not asked, where the wanted product itself was recommended. */
const NO_AXES = {
  source: "The source gives no axes.",
  rules: "No axis could be compared.",
} as const satisfies Record<Outcome["by"], string>;

interface OutcomeSectionProps {
  outcome: Outcome;
  /** How the run ended. */
  status: string;
  /** Whose the outcome is, or why there is none; absent where there is nothing to say. */
  by?: string | undefined;
}

/** What the rule scorer found, axis by axis. */
export function OutcomeSection({ outcome, status, by }: OutcomeSectionProps) {
  const isScored = hasScoredAxis(outcome.axes);
  const together = jointWords(outcome.axes, outcome.by);
  const axes = AXES.map((axis) => {
    const result = outcome.axes[axis] ?? "unknown";
    return { axis, word: AXIS_WORD[result], ...RESULT[result] };
  });

  return (
    <PaneSection title="Outcome" aside={<OutcomeWord level={outcome.level} />}>
      {isScored ? (
        <ul className="grid grid-cols-2 gap-x-4">
          {axes.map(({ axis, mark, word, ink }) => (
            <li key={axis} className="flex justify-between gap-2 py-px">
              <span className="text-ink-2">{axis}</span>
              <span className={`shrink-0 ${ink}`}>
                <span aria-hidden>{mark} </span>
                {word}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-3">{notScoredWords(outcome.level, status) ?? NO_AXES[outcome.by]}</p>
      )}
      {together ? <p className="mt-1 text-table text-ink-3">{together}</p> : null}
      {by ? <p className="mt-1 text-table wrap-anywhere text-ink-3">{by}</p> : null}
      <p className="mt-1 flex gap-4 text-table text-ink-3">
        {outcome.score === null ? null : (
          <span>
            score <span className="font-mono text-mono text-ink-2">{formatRatio(outcome.score)}</span>
          </span>
        )}
        {outcome.rule === null ? null : (
          <span>
            constraints met <span className="font-mono text-mono text-ink-2">{formatRatio(outcome.rule)}</span>
          </span>
        )}
      </p>
    </PaneSection>
  );
}

import { ATTRIBUTION_LOOK } from "@/components/verdict/attribution-badge";
import { STEP_KINDS } from "@/lib/domain/step-kind";
import { KIND_LOOK, SPEAKER_LETTER } from "./step-cell-look";

const SPEAKERS = ["user", "system", "tool"] as const;
const MAKERS = ["model", "macro", "code", "retry", "unknown", "phantom"] as const;

interface StepLegendProps {
  /** Whether anybody may say who made the calls. */
  hasAttribution: boolean;
  /** Others than the agent speak, too. */
  hasOthers: boolean;
}

/** What the letters and shapes of the cells say. */
export function StepLegend({ hasAttribution, hasOthers }: StepLegendProps) {
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-caption text-ink-3">
      {STEP_KINDS.map((kind) => (
        <span key={kind}>
          <span className="font-mono text-ink-2">{KIND_LOOK[kind].letter}</span> {KIND_LOOK[kind].word}
        </span>
      ))}
      {hasOthers
        ? SPEAKERS.map((role) => (
            <span key={role}>
              <span className="font-mono text-ink-2">{SPEAKER_LETTER[role]}</span> {role}
            </span>
          ))
        : null}
      {hasAttribution
        ? MAKERS.map((maker) => (
            <span key={maker} title={ATTRIBUTION_LOOK[maker].says}>
              <span className="font-mono text-ink-2">{ATTRIBUTION_LOOK[maker].mark}</span> {maker}
            </span>
          ))
        : null}
      <span>
        <span className="font-mono font-bold text-danger">!</span> fault
      </span>
    </p>
  );
}

import { ATTRIBUTION_LOOK } from "@/components/verdict/attribution-badge";
import { STEP_KINDS } from "@/lib/domain/step-kind";
import { KIND_LOOK } from "./step-cell-look";

const MAKERS = ["model", "macro", "code", "retry", "unknown", "phantom"] as const;

/** What the letters and shapes of the cells say. */
export function StepLegend({ hasAttribution }: { hasAttribution: boolean }) {
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-caption text-ink-3">
      {STEP_KINDS.map((kind) => (
        <span key={kind}>
          <span className="font-mono text-ink-2">{KIND_LOOK[kind].letter}</span> {KIND_LOOK[kind].word}
        </span>
      ))}
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

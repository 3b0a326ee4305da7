import { MIN_INFERENCE_TOKENS } from "@/lib/domain/judgement";
import { GATE_ANSWERS } from "@/lib/domain/question";

/** What is the case where each gate is the first that fails. */
const MEANING = {
  "1": `the log has no inference of ${MIN_INFERENCE_TOKENS} tokens or more`,
  "2": "no thought speaks of what the tools answered",
  "3": "no thought names a datum of theirs: a price, an attribute, a brand, a shop",
  "4": "no thought names two candidates and says why one wins",
  "5": "none of these",
} as const satisfies Record<(typeof GATE_ANSWERS)[number], string>;

/** The gates in a line each, below their short names. */
export function GateLines() {
  return (
    <ol aria-label="What the gates mean" className="mt-1.5 text-caption text-ink-3">
      {GATE_ANSWERS.map((gate) => (
        <li key={gate} className="flex gap-1.5">
          <span className="font-mono">{gate}</span>
          <span className="min-w-0">{MEANING[gate]}</span>
        </li>
      ))}
    </ol>
  );
}

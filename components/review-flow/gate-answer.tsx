import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Kbd } from "@/components/ui/kbd";
import { MIN_INFERENCE_TOKENS } from "@/lib/domain/judgement";

/** How each gate looks, and what is the case where it is the first that fails. */
const GATES = [
  ["bg-gate-1", `the log has no inference of ${MIN_INFERENCE_TOKENS} tokens or more`],
  ["bg-gate-2", "no thought speaks of what the tools answered"],
  ["bg-gate-3", "no thought names a datum of theirs: a price, an attribute, a brand, a shop"],
  ["bg-gate-4", "no thought names two candidates and says why one wins"],
  ["bg-gate-5", "none of these"],
] as const;

interface GateAnswerProps {
  digit: number;
  text: string;
  /** The digit chooses it now. */
  hasDigit: boolean;
  /** Of the words that say what it means. */
  meaningId: string;
  children: ReactNode;
}

/** What a gate's row holds: its rung of the ladder, its number, its short name, what that means. */
export function GateAnswer({ digit, text, hasDigit, meaningId, children }: GateAnswerProps) {
  const [fill, meaning] = GATES[digit - 1] ?? [];

  return (
    <>
      <span aria-hidden className={classNames("my-0.5 w-1 shrink-0 self-stretch rounded-mark", fill)} />
      {/* Nothing moves when the digits come to act here or leave. */}
      <span className="w-4.5 shrink-0 text-center font-mono text-mono font-semibold">
        {hasDigit ? <Kbd keys={String(digit)} /> : digit}
      </span>
      <span className="min-w-0">
        <span className="font-semibold text-ink">{text}</span>{" "}
        <span id={meaningId} className="text-caption leading-tight font-normal text-ink-3">
          {meaning}
        </span>{" "}
        {children}
      </span>
    </>
  );
}

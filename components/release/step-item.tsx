import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import type { StepStand, StepWords } from "./step-words";

const STAND_LOOK = {
  done: { mark: "✓", word: "done", look: "border-accent bg-accent-soft text-accent" },
  open: { mark: "!", word: "done, with points left open", look: "border-review bg-review-soft text-review" },
  running: { mark: "…", word: "under way", look: "border-accent text-accent" },
  stopped: { mark: "✕", word: "stopped", look: "border-danger bg-danger-soft text-danger" },
  waiting: { mark: "", word: "not yet", look: "border-edge text-ink-3" },
} as const satisfies Record<StepStand, { mark: string; word: string; look: string }>;

interface StepItemProps {
  name: string;
  words: StepWords;
  /** Why the step is not open to the person; of one that is done nobody asks. */
  why?: string | null;
  action?: ReactNode;
  children?: ReactNode;
}

/** One step on the way to a signature. */
export function StepItem({ name, words: { stand, says }, why, action, children }: StepItemProps) {
  const { mark, word, look } = STAND_LOOK[stand];

  return (
    <li className="flex gap-2.5">
      <span
        aria-hidden
        className={classNames(
          "mt-px inline-flex size-4.5 shrink-0 items-center justify-center rounded-full border text-caption leading-none",
          look,
        )}
      >
        {mark}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h3 className="font-medium">
              {name} <span className="sr-only">({word})</span>
            </h3>
            <p className="wrap-anywhere text-ink-2">{says}</p>
          </div>
          {action}
        </div>
        {children}
        {why && stand !== "done" ? <p className="wrap-anywhere text-table text-ink-2">Not now. {why}</p> : null}
      </div>
    </li>
  );
}

"use client";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Kbd } from "@/components/ui/kbd";
import { latePart } from "@/components/ui/late-part";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { revealOptions } from "@/lib/client/review-flow";
import type { LastAnswer } from "@/lib/contract/last-answer";
import { answersText } from "./answer-words";
import type { CauseState } from "./gate-cause";
import { useAlwaysReveal } from "./use-always-reveal";

// Looked at after an answer, so its code comes after the page's.
const RevealPanel = latePart(() => import("./reveal-panel").then((module) => module.RevealPanel));

interface LastAnswerStripProps {
  last: LastAnswer;
  /** Whether the server has it: before that there is nothing to reveal. */
  isDelivered: boolean;
  /** Nothing more is asked, so that it stays hidden unless the person asks for it. */
  isEnd: boolean;
  /** What the person said of why the judge differs since they came to this queue. */
  cause: CauseState | undefined;
  onCause: (cause: CauseState) => void;
  onUndo: () => void;
  /** Shows its item, with what was hidden, in the place of this one. */
  onLookBack: () => void;
}

/** The answer given before this item; what was hidden from it is a key away. */
export function LastAnswerStrip(props: LastAnswerStripProps) {
  const { last, isDelivered, isEnd, cause, onCause, onUndo, onLookBack } = props;
  const { isAlways, setAlways } = useAlwaysReveal();
  const revealKey = useKeyOf("item.reveal");
  const undoKey = useKeyOf("item.undo");
  const alwaysId = useId();
  const isOpen = last.isBlind && isDelivered && isAlways;
  // What was hidden has been seen: the answer is not taken back any more.
  const isRevealedHere = useQuery({ ...revealOptions(last.commit), enabled: false }).data !== undefined;
  const isRevealed = isRevealedHere || last.isRevealed === true;

  return (
    <section data-last-answer tabIndex={-1} aria-label="Your last answer" className="border-b border-line px-3.5 py-3">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-section">Your last answer</h2>
        {isRevealed || last.isExtra ? null : (
          <Button size="small" variant="ghost" onClick={onUndo}>
            Undo {undoKey ? <Kbd keys={undoKey} /> : null}
          </Button>
        )}
      </div>
      <p className="truncate text-ink-3" title={last.task}>
        {last.task}
      </p>
      <p className="text-ink-2">{answersText(last.questions, last.answers) || "no answer"}</p>
      {last.isBlind ? (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="small" disabled={!isDelivered} onClick={onLookBack}>
            {isRevealed ? "Show its steps" : "Reveal"} {revealKey ? <Kbd keys={revealKey} /> : null}
          </Button>
          <span className="flex items-center gap-1.5 text-table text-ink-2">
            <Checkbox id={alwaysId} checked={isAlways} onCheckedChange={setAlways} />
            <label htmlFor={alwaysId}>always</label>
          </span>
          {isDelivered ? null : <span className="text-caption text-ink-3">once the server has it</span>}
        </div>
      ) : null}
      {last.isBlind && isEnd && !isOpen && !isRevealed && !last.isExtra ? (
        <p className="mt-1.5 text-table text-ink-3">
          Until you reveal it, what it hid stays hidden, and lists and figures leave its trajectory out.
        </p>
      ) : null}
      {isOpen ? <RevealPanel last={last} cause={cause} onCause={onCause} /> : null}
    </section>
  );
}

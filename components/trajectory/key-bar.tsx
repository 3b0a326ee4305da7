"use client";
import { formatNumber } from "@/components/ui/format-number";
import { Kbd } from "@/components/ui/kbd";
import { keysOf, useOwnKeys } from "@/lib/client/hotkey-bindings";
import type { HotkeyId } from "@/lib/client/hotkeys";
import { useReader, useReaderFacts } from "./reader-context";
import type { StepBodies } from "./use-step-bodies";

export interface Hint {
  readonly ids: readonly HotkeyId[];
  readonly word: string;
}

const READING: readonly Hint[] = [
  { ids: ["step.next", "step.previous"], word: "step" },
  { ids: ["step.next-flag"], word: "next flag" },
  { ids: ["step.fold"], word: "fold" },
  { ids: ["layers.mode"], word: "reading mode" },
  { ids: ["step.find"], word: "find" },
];

const MARKING: readonly Hint[] = [
  { ids: ["span.comment"], word: "comment" },
  { ids: ["verdict.note"], word: "cite in the note" },
];

interface KeyBarProps {
  bodies: Pick<StepBodies, "readyCount" | "readyFromStart" | "isComplete">;
  /** Keys of the right pane that help most. */
  hints: readonly Hint[];
}

/** The keys that help most right now, and how much of the trajectory is here. */
export function KeyBar({ bodies, hints }: KeyBarProps) {
  const isMarking = useReader((state) => state.isMarking);

  return (
    <footer className="isolate hidden h-7 shrink-0 items-center gap-4 border-t border-line bg-surface px-4 text-caption whitespace-nowrap text-ink-3 narrow:flex">
      {isMarking ? <span className="text-accent">Marking: arrows move by words, Shift extends, Esc leaves</span> : null}
      {/* Hints that find no room go to a line that is not shown, so none is cut. */}
      <span className="flex h-full min-w-0 flex-1 flex-wrap gap-x-4 overflow-hidden">
        {(isMarking ? MARKING : [...READING, ...hints]).map((hint) => (
          <HintText key={hint.word} hint={hint} />
        ))}
      </span>
      <span role="status">
        <ReadyWords bodies={bodies} />
      </span>
      <HintText hint={{ ids: ["global.keys"], word: "all keys" }} />
    </footer>
  );
}

function HintText({ hint: { ids, word } }: { hint: Hint }) {
  const own = useOwnKeys();
  const keys = ids.flatMap((id) => keysOf(id, own)[0] ?? []);
  if (keys.length === 0) return null;

  return (
    <span className="inline-flex h-7 items-center gap-1.5">
      {keys.map((key) => (
        <Kbd key={key} keys={key === "Shift+?" ? "?" : key} />
      ))}
      {word}
    </span>
  );
}

function ReadyWords({ bodies }: { bodies: Pick<StepBodies, "readyCount" | "readyFromStart" | "isComplete"> }) {
  const { outline } = useReaderFacts();
  const total = outline.steps.length;
  if (total === 0) return "no steps";
  if (bodies.isComplete) return `${formatNumber(total)} ${total === 1 ? "step" : "steps"}`;
  if (bodies.readyFromStart === bodies.readyCount && bodies.readyCount > 0)
    return `steps 1–${formatNumber(bodies.readyCount)} of ${formatNumber(total)} ready`;

  return `${formatNumber(bodies.readyCount)} of ${formatNumber(total)} steps ready`;
}

"use client";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import { Kbd } from "@/components/ui/kbd";
import { keysOf, useOwnKeys } from "@/lib/client/hotkey-bindings";
import type { HotkeyId } from "@/lib/client/hotkeys";
import { type AnswerOption, DEFAULT_FLAGS } from "@/lib/domain/question";
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

/** A digit is one key, and 0 tags nothing. */
const DIGITS = 9;

interface KeyBarProps {
  bodies: Pick<StepBodies, "readyCount" | "readyFromStart" | "isComplete">;
  /** Keys of the right pane that help most. */
  hints: readonly Hint[];
  /** What the digits tag marked words with, where a queue names its own. */
  tags?: readonly AnswerOption[] | undefined;
}

/** The keys that help most right now, and how much of the trajectory is here. */
export function KeyBar({ bodies, hints, tags = DEFAULT_FLAGS }: KeyBarProps) {
  const isMarking = useReader((state) => state.isMarking);

  return (
    <footer
      className={classNames(
        "isolate hidden shrink-0 items-center gap-4 border-t border-line bg-surface px-4 text-caption whitespace-nowrap text-ink-3 narrow:flex",
        isMarking ? "min-h-7" : "h-7",
      )}
    >
      {isMarking ? (
        <MarkingHints tags={tags} />
      ) : (
        // Hints that find no room go to a line that is not shown, so none is cut.
        <span className="flex h-full min-w-0 flex-1 flex-wrap gap-x-4 overflow-hidden">
          {[...READING, ...hints].map((hint) => (
            <HintText key={hint.word} hint={hint} />
          ))}
        </span>
      )}
      <span role="status">
        <ReadyWords bodies={bodies} />
      </span>
      <HintText hint={{ ids: ["global.keys"], word: "all keys" }} />
    </footer>
  );
}

/** All of them, in as many lines as they need: a digit saves a comment at once, and elsewhere it answers. */
function MarkingHints({ tags }: { tags: readonly AnswerOption[] }) {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
      <span className="text-accent">Marking: arrows move by words, Shift extends, Esc leaves</span>
      {MARKING.map((hint) => (
        <HintText key={hint.word} hint={hint} />
      ))}
      <ul aria-label="Tags of the marked words" className="flex min-w-0 flex-wrap items-center gap-x-4">
        <li className="text-accent">A digit tags them with a comment:</li>
        {tags.slice(0, DIGITS).map(({ key, text }, index) => (
          <li key={key} className="inline-flex h-7 max-w-full min-w-0 items-center gap-1.5">
            <Kbd keys={String(index + 1)} />
            <span className="truncate">{text}</span>
          </li>
        ))}
      </ul>
    </div>
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

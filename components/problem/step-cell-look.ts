import { ATTRIBUTION_INK } from "@/components/trajectory/attribution-bar";
import { type Hand, handsInWords, handsOf } from "@/components/trajectory/outline-words";
import type { TimelineStep } from "@/lib/contract/problems";
import type { StepRole } from "@/lib/domain/step";
import type { StepKind } from "@/lib/domain/step-kind";

/** One letter a kind; a call of no known kind and a step of words alone have a sign. */
export const KIND_LOOK = {
  search: { letter: "S", word: "search" },
  view: { letter: "V", word: "view" },
  recommend: { letter: "R", word: "recommend" },
  terminate: { letter: "T", word: "end" },
  other: { letter: "+", word: "other call" },
  words: { letter: "·", word: "words only" },
} as const satisfies Record<StepKind, { letter: string; word: string }>;

/** Who speaks in a step of words alone, where it is not the agent. */
export const SPEAKER_LETTER = { agent: "·", user: "u", system: "s", tool: "t", other: "?" } as const satisfies Record<
  StepRole,
  string
>;

const GROUND = {
  model: "bg-agentic-soft text-agentic border-agentic",
  macro: "bg-agentic-soft text-agentic border-agentic border-dashed",
  retry: "bg-raised text-ink-2 border-edge",
  code: "bg-subtask-soft text-subtask border-subtask",
  unknown: "bg-raised text-ink-2 border-edge border-dashed",
  phantom: "bg-danger-soft text-danger border-danger border-dashed",
  none: "bg-surface text-ink-2 border-line-strong",
} as const;

/** Ground of half a cell. */
const HALF = {
  model: "bg-agentic-soft",
  macro: "bg-agentic-soft",
  retry: "bg-raised",
  code: "bg-subtask-soft",
  unknown: "bg-raised",
  phantom: "bg-danger-soft",
} as const;

/** Marks that a cell has room for. */
const MOST_MARKS = 2;

const FLAG_WORDS = {
  unseen_id: "names an id that no result holds",
  phantom: "claims a call that was not logged",
  error: "holds an error",
  truncated: "was cut by the proxy log",
  unknown_event: "is an event of unknown kind",
  reject: "breaks a format rule",
} as const satisfies Record<TimelineStep["flags"][number], string>;

interface StepLook {
  readonly letter: string;
  /** Who made the calls, the worst first; empty where nobody can say. */
  readonly marks: readonly { readonly hand: Hand; readonly ink: string }[];
  /** Of the worst who made calls. */
  readonly ground: string;
  /** Ground of the second half, where others made calls, too. */
  readonly secondGround: string | undefined;
  /** The fault of the step, as one sign. */
  readonly fault: string;
  readonly words: string;
}

/** How a step of a timeline is drawn and what it is called. */
export function stepLook(step: TimelineStep, at: number, count: number): StepLook {
  const { kind, role, title, calls, attribution, flags } = step;
  const hands = handsOf(step);
  const [maker = "none", second] = hands;
  const faults = flags.filter((flag) => flag !== "truncated" && flag !== "unknown_event");
  const by = attribution.length > 0 ? `made by ${handsInWords(hands)}` : undefined;
  const does = title === "" ? KIND_LOOK[kind].word : title;

  return {
    letter: kind === "words" ? SPEAKER_LETTER[role] : KIND_LOOK[kind].letter,
    marks: hands.slice(0, MOST_MARKS).map((hand) => ({
      hand,
      // A single one has the ink of its cell.
      ink: second === undefined ? "" : ATTRIBUTION_INK[hand],
    })),
    ground: GROUND[maker],
    secondGround: second === undefined ? undefined : HALF[second],
    fault: faults.length > 0 ? "!" : "",
    words: [
      `Step ${at + 1} of ${count}: ${role === "agent" ? "" : `${role}, `}${does}`,
      ...(calls > 1 ? [`${calls} calls`] : []),
      ...(by ? [by] : []),
      ...flags.map((flag) => FLAG_WORDS[flag]),
    ].join(", "),
  };
}

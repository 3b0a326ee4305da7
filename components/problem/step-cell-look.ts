import { ATTRIBUTION_LOOK } from "@/components/verdict/attribution-badge";
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
  /** Shape of who made the calls; empty where nobody can say. */
  readonly mark: string;
  readonly ground: string;
  /** The fault of the step, as one sign. */
  readonly fault: string;
  readonly words: string;
}

/** How a step of a timeline is drawn and what it is called. */
export function stepLook(step: TimelineStep, at: number, count: number): StepLook {
  const { kind, role, title, calls, attribution, flags } = step;
  const maker = flags.includes("phantom") && attribution.length === 0 ? "phantom" : attribution[0];
  const faults = flags.filter((flag) => flag !== "truncated" && flag !== "unknown_event");
  const by = attribution.length > 0 ? `made by ${attribution.join(" and ")}` : undefined;
  const does = title === "" ? KIND_LOOK[kind].word : title;

  return {
    letter: kind === "words" ? SPEAKER_LETTER[role] : KIND_LOOK[kind].letter,
    mark: maker === undefined ? "" : ATTRIBUTION_LOOK[maker].mark,
    ground: GROUND[maker ?? "none"],
    fault: faults.length > 0 ? "!" : "",
    words: [
      `Step ${at + 1} of ${count}: ${role === "agent" ? "" : `${role}, `}${does}`,
      ...(calls > 1 ? [`${calls} calls`] : []),
      ...(by ? [by] : []),
      ...flags.map((flag) => FLAG_WORDS[flag]),
    ].join(", "),
  };
}

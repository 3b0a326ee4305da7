import type { Judgement } from "@/lib/domain/judgement";

/** How one release of the judge's code wrote the text that a judge reads (domain 3.1). */
export interface Formatter {
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** What is special about its text, or not known of it. */
  readonly note: string;
  /** Whose calls stand in the text: none, those filed under the first step, or those of all steps. */
  readonly log: "none" | "first-step" | "all-steps";
  /** Most characters or entries of each; a character is a code point. */
  readonly limits: {
    readonly thought: number;
    readonly result: number;
    /** Of a logged call; those of a claimed call are never cut. */
    readonly params: number;
    readonly calls: number;
    /** Product ids that a logged search returned. */
    readonly ids: number;
  };
  readonly sinceMs: number;
  /** False where the text is put together from what later releases do. */
  readonly isCertain: boolean;
}

const LIMITS = { thought: 1000, result: 300, params: 200, calls: 30, ids: 20 } as const;

/** Every formatter that is known, the earliest first. */
export const FORMATTERS = [
  {
    name: "trace-only",
    title: "judge’s code of 12 April 2026",
    note: "The first judge read no logged call. Its text is put together from what later judges read.",
    log: "none",
    limits: { ...LIMITS, params: 0, calls: 0, ids: 0 },
    sinceMs: Date.UTC(2026, 3, 12),
    isCertain: false,
  },
  {
    name: "first-step-log",
    title: "judge’s code of 19 April 2026",
    note: "This judge read only the logged calls that are filed under the first step, so that many runs seemed to have no inference.",
    log: "first-step",
    limits: { ...LIMITS, ids: 0 },
    sinceMs: Date.UTC(2026, 3, 19),
    isCertain: true,
  },
  {
    name: "all-steps-log",
    title: "judge’s code since 23 April 2026",
    note: "A later release says “the harness” in place of “validator” in the heading of the log; all else is the same.",
    log: "all-steps",
    limits: LIMITS,
    sinceMs: Date.UTC(2026, 3, 23),
    isCertain: true,
  },
] as const satisfies readonly Formatter[];

const NEWEST: Formatter = FORMATTERS[2];
/** Rubrics that came after the last change of the text: decision tree, gates, five values. */
const NEWEST_RUBRIC = /gate|tree|five/i;

export interface ChosenFormatter {
  readonly formatter: Formatter;
  readonly isApproximate: boolean;
}

/** What tells which formatter was in force, as far as it is known and may be told. */
export interface FormatterEvidence {
  readonly rubric?: string | undefined;
  readonly gate?: Extract<Judgement, { kind: "scored" }>["gate"] | undefined;
  readonly startedAtMs?: number | undefined;
}

/** The formatter of a judgement, by its rubric or else by when the trajectory ran; the newest where neither tells. */
export function chooseFormatter({ rubric, gate, startedAtMs }: FormatterEvidence): ChosenFormatter {
  const isTree = gate !== undefined || (rubric !== undefined && NEWEST_RUBRIC.test(rubric));
  if (isTree) return { formatter: NEWEST, isApproximate: false };
  if (startedAtMs === undefined) return { formatter: NEWEST, isApproximate: true };

  const dated = FORMATTERS.findLast((one) => one.sinceMs <= startedAtMs) ?? FORMATTERS[0];
  return { formatter: dated, isApproximate: !dated.isCertain };
}

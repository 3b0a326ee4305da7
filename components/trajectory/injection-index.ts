import type { Injection } from "@/lib/contract/judge-audit";
import type { Span } from "@/lib/domain/label";

interface TextOfStep {
  readonly step: number;
  /** Absent for what cannot be cited. */
  readonly field?: Span["field"] | undefined;
  readonly call?: number | undefined;
}

/** Where agent text addresses a judge, by place. */
export interface InjectionIndex {
  readonly all: readonly Injection[];
  readonly steps: ReadonlySet<number>;
  /** Those of one text of a step; the same array at each call, so that what is drawn from it may be kept. */
  readonly in: (text: TextOfStep) => readonly Injection[];
}

const NONE: readonly Injection[] = [];

export function indexInjections(all: readonly Injection[] = NONE): InjectionIndex {
  const byText = new Map<string, Injection[]>();
  for (const injection of all) {
    const key = keyOf(injection.span);
    const before = byText.get(key);
    if (before) before.push(injection);
    else byText.set(key, [injection]);
  }

  return { all, steps: new Set(all.map(({ span }) => span.step)), in: (text) => byText.get(keyOf(text)) ?? NONE };
}

function keyOf({ step, field, call }: TextOfStep): string {
  return `${step} ${field} ${call ?? ""}`;
}

/** What is asked of the judge, as the end of "This text …". */
export const INJECTION_WORDS = {
  score_request: "asks for a score",
  gate_list: "lists gates as passed",
  reply_json: "writes the judge’s reply",
  instruction: "tells the judge what to do",
} as const satisfies Record<Injection["kind"], string>;

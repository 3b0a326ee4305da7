import type { Gate } from "./judgement";
import type { Span } from "./label";

/** The four questions of the judge's ladder; passing all is gate 5. */
export type QuestionGate = Exclude<Gate, 5>;

/** What a machine finds about one gate. Gate 1 is decided by the log, gate 3 nearly so; 2 and 4 are hints only. */
export interface GateCheck {
  readonly gate: QuestionGate;
  readonly state: "pass" | "fail" | "unknown";
  /** False for a hint, which never disputes the judge. */
  readonly isProof: boolean;
  /** One sentence: what was found, with its numbers. */
  readonly reason: string;
  /** Where it was found, the best first; a few at most. */
  readonly spans: readonly Span[];
}

export const QUOTE_MATCHES = ["exact", "normalised", "approximate", "missing"] as const;

/** A quote or product id of the judge's explanation, and where the trajectory says it. */
export interface QuoteCheck {
  /** Character offsets into the explanation, without the quotation marks. */
  readonly start: number;
  readonly end: number;
  readonly kind: "quote" | "id";
  readonly match: (typeof QUOTE_MATCHES)[number];
  /** Absent when it is missing from the trajectory, and where only the task's query holds it. */
  readonly span?: Span;
}

export const INJECTION_KINDS = ["score_request", "gate_list", "reply_json", "instruction"] as const;

/** Agent text that addresses a judge: a request for a score, a made-up list of gates, the reply itself. */
export interface Injection {
  readonly kind: (typeof INJECTION_KINDS)[number];
  readonly span: Span;
  /** The agent repeats what an answer of a tool said before. */
  readonly isEcho?: true;
}

/** How much of the thoughts and results the judge could read, in characters. */
export interface HorizonShare {
  /** Name of the formatter in `lib/judge/formatters.ts`. */
  readonly formatter: string;
  /** True where the row does not say which formatter was in force. */
  readonly isApproximate: boolean;
  readonly shown: number;
  readonly all: number;
}

/** Everything a machine can say about one judgement; `gates` is empty where no judgement was made. */
export interface JudgeCheck {
  readonly version: number;
  readonly gates: readonly GateCheck[];
  /** Gates on which a proof contradicts the judge's answer. */
  readonly disputed: readonly QuestionGate[];
  readonly quotes: readonly QuoteCheck[];
  readonly injections: readonly Injection[];
  /** Absent where the judge never saw a text of ours to render. */
  readonly horizon?: HorizonShare;
}

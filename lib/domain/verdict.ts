/** The filter's answer to "who acted?" (domain 5). */
export const VERDICTS = ["agentic", "sub_task", "review", "insufficient_evidence"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Verdicts that say who acted: only these can be overridden; the others leave it to people. */
export const DECIDED_VERDICTS = ["agentic", "sub_task"] as const satisfies readonly Verdict[];

/** Verdicts as people read them, on every screen; filter texts and exports hold the value itself. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  agentic: "agentic",
  sub_task: "sub-task",
  review: "review",
  insufficient_evidence: "no evidence",
};

/** Who made a dispatch: a logged call to a catalogue tool (domain 4). */
export const ATTRIBUTIONS = ["model", "macro", "retry", "code", "unknown"] as const;
export type Attribution = (typeof ATTRIBUTIONS)[number];

/** Hard format rules R1 to R5 (domain 5). */
export const REJECT_CODES = ["R1", "R2", "R3", "R4", "R5"] as const;
export type RejectCode = (typeof REJECT_CODES)[number];

/** Rules in words for people; R4's budget is the filter's `tokenBudget`. */
export const REJECT_TEXT: Readonly<Record<RejectCode, string>> = {
  R1: "A tool call has no tool response, or a response has no call",
  R2: "recommend_product is not called exactly once",
  R3: "The recommendation's arguments cannot be read, or name an id that no result holds",
  R4: "The conversation is longer than the token budget",
  R5: "It ends with a thought, without recommend_product or terminate",
};

/** A place in a trajectory. `call` counts the claimed calls of the step, `order` the flattened proxy log. */
export interface EvidencePlace {
  readonly step: number;
  readonly call?: number;
  readonly order?: number;
}

/** Links that a verdict has to its evidence: they are for people, no record. What decided is in the dispatches. */
export const MOST_EVIDENCE = 50;

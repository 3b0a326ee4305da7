import { GATE_CAUSES, type GateCause } from "./gate-cause";
import { GATES, type Gate } from "./judgement";
import type { Span } from "./label";

/** A person's own gate while it is being given. */
export interface GateDraft {
  readonly gate: Gate | undefined;
  readonly cause: GateCause | undefined;
  readonly note: string;
  /** The words that the answer cites. */
  readonly spans: readonly Span[];
  /** Which list the digits choose from. */
  readonly field: "gate" | "cause";
}

export const EMPTY_GATE_DRAFT: GateDraft = { gate: undefined, cause: undefined, note: "", spans: [], field: "gate" };

/** As many as an answer may cite. */
const MOST_SPANS = 10;

/** A gate asks for its cause where the judge named another one. */
export function chooseGate(draft: GateDraft, gate: Gate, judged: Gate | undefined): GateDraft {
  const differs = judged !== undefined && judged !== gate;

  return { ...draft, gate, cause: undefined, field: differs ? "cause" : "gate" };
}

/** A digit chooses in the active list; one that names nothing changes nothing. */
export function gateByDigit(draft: GateDraft, digit: number, judged: Gate | undefined): GateDraft {
  if (draft.field === "cause") {
    const cause = GATE_CAUSES[digit - 1];
    return cause ? { ...draft, cause } : draft;
  }
  const gate = GATES.find((one) => one === digit);
  return gate ? chooseGate(draft, gate, judged) : draft;
}

/** Takes back the last choice: the cause first, then the gate; undefined when nothing is left to take back. */
export function clearGate(draft: GateDraft): GateDraft | undefined {
  if (draft.cause !== undefined) return { ...draft, cause: undefined };
  if (draft.gate !== undefined) return { ...draft, gate: undefined, field: "gate" };

  return undefined;
}

/** Cites words; the same words are cited once. */
export function citeInGate(draft: GateDraft, span: Span): GateDraft {
  const isCited = draft.spans.some((one) => spanKey(one) === spanKey(span));
  if (isCited || draft.spans.length >= MOST_SPANS) return draft;

  return { ...draft, spans: [...draft.spans, span] };
}

/** Names a span among the others of a trajectory. */
export function spanKey({ step, field, call, start, end }: Span): string {
  return `${step} ${field} ${call ?? ""} ${start} ${end}`;
}

/** Why a draft cannot be saved yet, in words; undefined when it can. A cause is asked for and not demanded. */
export function gateDraftFault({ gate, cause, note }: GateDraft): string | undefined {
  if (gate === undefined) return "Choose a gate first.";
  if (cause === "other" && note.trim() === "") return "Say in the note what the other cause is.";

  return undefined;
}

/** What tells one answer from another: which list the digits choose from is no part of it. */
export function answerOf(draft: GateDraft | undefined): string {
  return JSON.stringify({ ...draft, field: "" });
}

/** Whether the digits have nothing left to ask. */
export function isGateComplete(draft: GateDraft): boolean {
  return gateDraftFault(draft) === undefined && (draft.field === "gate" || draft.cause !== undefined);
}

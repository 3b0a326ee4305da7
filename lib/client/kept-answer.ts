import type { LabelEvent, Review } from "@/lib/contract/labels";
import { LABEL_REASONS, type Span, STRUCTURE_LABELS } from "@/lib/domain/label";
import { EMPTY_DRAFT, type LabelDraft } from "@/lib/domain/label-draft";
import { isRecord, isSpan } from "./kept-span";

/** An answer of the reader that is not saved yet, with the words it cites. */
export interface KeptAnswer {
  readonly draft: LabelDraft;
  readonly span?: Span | undefined;
  /** The label that stood beside it. */
  readonly seen: string;
}

/** Whose label stands, so that another one is told from it. An approval, which has the same version, is none. */
export function seenOf({ label, labelSource, labelledBy }: Review): string {
  return [label, labelSource, labelledBy].join("/");
}

export function isEmptyAnswer({ draft: { label, reason, note }, span }: Pick<KeptAnswer, "draft" | "span">): boolean {
  return label === undefined && reason === undefined && note === "" && span === undefined;
}

/** As it is kept: digits choose a label first when it comes back, as wherever nothing has been typed yet. */
export function keptForm({ draft, span, seen }: KeptAnswer): KeptAnswer {
  return { draft: { ...draft, field: "structure" }, span, seen };
}

/** The words alone: the label that was chosen was chosen beside another one, and must not be saved over the new one. */
export function withoutChoice({ draft: { note }, span }: KeptAnswer, seen: string): KeptAnswer {
  return { draft: { ...EMPTY_DRAFT, note }, span, seen };
}

/** Whether an answer that was given is this one: it was on its way when its screen was left. */
export function isGiven({ draft: { label, reason, note }, span }: KeptAnswer, given: LabelEvent | undefined): boolean {
  if (label === undefined || given === undefined) return false;
  const said = [given.value, given.reason ?? undefined, given.note ?? ""];

  return (
    [label, reason, note.trim()].every((part, at) => part === said[at]) && isSameSpan(span, given.span ?? undefined)
  );
}

/**
 * What is left of an answer once one has been saved that it may have grown from meanwhile: another choice is a new answer,
 * other words wait for a choice.
 */
export function leftOf(now: KeptAnswer, sent: Pick<KeptAnswer, "draft" | "span">): KeptAnswer {
  const { label, reason } = now.draft;
  if (label !== undefined && (label !== sent.draft.label || reason !== sent.draft.reason)) return now;
  const note = now.draft.note === sent.draft.note ? "" : now.draft.note;
  const span = isSameSpan(now.span, sent.span) ? undefined : now.span;

  return { draft: { ...EMPTY_DRAFT, note }, span, seen: now.seen };
}

function isSameSpan(one: Span | undefined, other: Span | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;

  return (["step", "field", "call", "start", "end"] as const).every((part) => one[part] === other[part]);
}

/** Undefined for what is no such answer, such as one that an older version kept. */
export function keptAnswerOf(value: unknown): KeptAnswer | undefined {
  if (!isRecord(value) || !isRecord(value["draft"])) return undefined;
  const { seen, span } = value;
  const { label, reason, note } = value["draft"];
  if (typeof seen !== "string" || typeof note !== "string") return undefined;

  return {
    draft: {
      label: STRUCTURE_LABELS.find((known) => known === label),
      reason: LABEL_REASONS.find((known) => known === reason),
      note,
      field: "structure",
    },
    span: isSpan(span) ? span : undefined,
    seen,
  };
}

import type { Review } from "@/lib/contract/labels";
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

/** The words alone: the label that was chosen was chosen beside another one, and must not be saved over the new one. */
export function withoutChoice({ draft: { note }, span }: KeptAnswer, seen: string): KeptAnswer {
  return { draft: { ...EMPTY_DRAFT, note }, span, seen };
}

/** Undefined for what is no such answer, such as one that an older version kept. */
export function keptAnswerOf(value: unknown): KeptAnswer | undefined {
  if (!isRecord(value) || !isRecord(value["draft"])) return undefined;
  const { seen, span } = value;
  const { label, reason, note, field } = value["draft"];
  if (typeof seen !== "string" || typeof note !== "string") return undefined;

  return {
    draft: {
      label: STRUCTURE_LABELS.find((known) => known === label),
      reason: LABEL_REASONS.find((known) => known === reason),
      note,
      field: field === "reason" ? "reason" : "structure",
    },
    span: isSpan(span) ? span : undefined,
    seen,
  };
}

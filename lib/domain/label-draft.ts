import { type LabelReason, offeredReasons, type Span, STRUCTURE_LABELS, type StructureLabel } from "./label";

/** An answer that is being made and not saved yet. */
export interface LabelDraft {
  readonly label: StructureLabel | undefined;
  readonly reason: LabelReason | undefined;
  readonly note: string;
  /** Which list the digits choose from. */
  readonly field: "structure" | "reason";
}

export const EMPTY_DRAFT: LabelDraft = { label: undefined, reason: undefined, note: "", field: "structure" };

/** A digit chooses in the active list; a structure moves on to its reason. */
export function chooseByDigit(draft: LabelDraft, digit: number): LabelDraft {
  if (draft.field === "reason") {
    const reason = offeredReasons(draft.label).find((offered) => offered.digit === digit)?.reason;
    return reason ? { ...draft, reason } : draft;
  }
  const label = STRUCTURE_LABELS[digit - 1];
  return label ? chooseLabel(draft, label) : draft;
}

/** Another structure has other reasons, so the old reason goes. */
export function chooseLabel(draft: LabelDraft, label: StructureLabel): LabelDraft {
  return { ...draft, label, reason: draft.label === label ? draft.reason : undefined, field: "reason" };
}

/** Takes back the last choice: the reason first, then the structure. */
export function clearChoice(draft: LabelDraft): LabelDraft {
  if (draft.reason !== undefined) return { ...draft, reason: undefined, field: "reason" };
  return { ...draft, label: undefined, field: "structure" };
}

const FAULT = {
  structure: "Choose a structure first.",
  reason: "A rejection needs a reason.",
  note: "Say in the note what the other reason is.",
} as const;

/** What is missing in a draft that cannot be saved yet; undefined when it can. */
export function missingField(draft: LabelDraft): keyof typeof FAULT | undefined {
  if (draft.label === undefined) return "structure";
  if (draft.label === "reject" && draft.reason === undefined) return "reason";
  if (draft.reason === "other" && draft.note.trim() === "") return "note";

  return undefined;
}

/** Why a draft cannot be saved yet, in words; undefined when it can. */
export function draftFault(draft: LabelDraft): string | undefined {
  const field = missingField(draft);

  return field && FAULT[field];
}

/** Whether a draft only repeats a label, so that there is nothing to save while that label stands. */
export function repeatsLabel(draft: LabelDraft, label: StructureLabel | null, span: Span | undefined): boolean {
  const addsNothing = draft.reason === undefined && draft.note.trim() === "" && span === undefined;

  return draft.label !== undefined && draft.label === label && addsNothing;
}

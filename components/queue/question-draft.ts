import { type AnswerOption, DEFAULT_FLAGS, type Question, questionKey } from "@/lib/domain/question";

/** A fixed answer being written. One that is new has no key until it is saved: its key comes from its text. */
export interface OptionDraft {
  readonly id: string;
  readonly key: string | undefined;
  readonly text: string;
}

/** A question being written. `text` and `options` count for the kinds that have their own. */
export interface QuestionDraft {
  readonly id: string;
  readonly kind: Question["kind"];
  /** Of an own question that was saved before; its answers stay comparable while its words change. */
  readonly key: string | undefined;
  readonly text: string;
  readonly options: readonly OptionDraft[];
  readonly isRequired: boolean;
}

export const MOST_OPTIONS = 9;
export const MOST_QUESTIONS = 12;

/** Kinds that a queue asks at most once, in the order they are offered; own questions come as often as wanted. */
export const SINGLE_KINDS = ["structure", "gate", "outcome", "flags", "note"] as const;

export const KIND_TEXT: Readonly<Record<Question["kind"], string>> = {
  structure: "Structure",
  gate: "First gate that fails",
  outcome: "Outcome",
  flags: "Flags",
  note: "Note",
  own: "Own question",
};

export function newQuestion(kind: Question["kind"]): QuestionDraft {
  return {
    id: crypto.randomUUID(),
    kind,
    key: undefined,
    text: "",
    options: optionsOfNew(kind),
    isRequired: kind === "structure" || kind === "own",
  };
}

export function newOption(): OptionDraft {
  return { id: crypto.randomUUID(), key: undefined, text: "" };
}

/** Questions that were saved, to be changed. */
export function questionDrafts(questions: readonly Question[]): readonly QuestionDraft[] {
  return questions.map((question) => ({
    id: questionKey(question),
    kind: question.kind,
    key: question.kind === "own" ? question.key : undefined,
    text: question.kind === "own" ? question.text : "",
    options: "options" in question ? question.options.map((option) => ({ id: option.key, ...option })) : [],
    isRequired: "isRequired" in question ? question.isRequired : false,
  }));
}

/** The questions as they are stored. Keys of what is new are made from its words. */
export function questionsOf(drafts: readonly QuestionDraft[]): Question[] {
  const taken = new Set(drafts.flatMap(({ key }) => key ?? []));

  return drafts.map((draft) => questionOf(draft, taken));
}

function questionOf(draft: QuestionDraft, taken: Set<string>): Question {
  const { kind, isRequired } = draft;
  switch (kind) {
    case "structure":
    case "gate":
    case "outcome":
      return { kind, isRequired };
    case "flags":
      return { kind, options: optionsOf(draft.options) };
    case "note":
      return { kind };
    case "own":
      return {
        kind,
        key: draft.key ?? freeKey(`own_${slug(draft.text).slice(0, 30)}`, taken),
        text: draft.text.trim(),
        options: optionsOf(draft.options),
        isRequired,
      };
  }
}

function optionsOfNew(kind: Question["kind"]): readonly OptionDraft[] {
  if (kind === "flags") return DEFAULT_FLAGS.map((option) => ({ id: option.key, ...option }));

  return kind === "own" ? [newOption(), newOption()] : [];
}

function optionsOf(drafts: readonly OptionDraft[]): AnswerOption[] {
  const taken = new Set(drafts.flatMap(({ key }) => key ?? []));

  return drafts.map(({ key, text }) => ({ key: key ?? freeKey(slug(text).slice(0, 34), taken), text: text.trim() }));
}

/** Letters and digits of a text as a key; a text of other scripts has none of them and is told apart by its number. */
function slug(text: string): string {
  const words = text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");

  return /^[a-z]/.test(words) ? words : `a_${words}`.replace(/_$/, "");
}

function freeKey(wanted: string, taken: Set<string>): string {
  let key = wanted;
  for (let number = 2; taken.has(key); number++) key = `${wanted}_${number}`;
  taken.add(key);

  return key;
}

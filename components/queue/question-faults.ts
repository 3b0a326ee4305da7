import type { QuestionDraft } from "./question-draft";

/** What is wrong with a form, by the field it belongs to. */
export type Faults = Readonly<Record<string, string>>;

/** What keeps questions from being asked: under "questions" the list's own, under ids those of a question or answer. */
export function questionFaults(drafts: readonly QuestionDraft[]): Faults {
  const faults: Record<string, string> = {};
  if (drafts.length === 0) faults["questions"] = "Ask at least one question.";
  else if (drafts.every(({ kind }) => kind === "note"))
    faults["questions"] = "A note alone cannot be compared. Ask at least one question with fixed answers.";

  for (const draft of drafts) {
    if (draft.kind === "own" && draft.text.trim() === "") faults[draft.id] = "Write the question.";
    const least = { own: 2, flags: 1 }[String(draft.kind)];
    if (least !== undefined && draft.options.length < least)
      faults[draft.id] ??= least === 1 ? "Offer at least one flag." : "Offer at least two answers.";
    Object.assign(faults, optionFaults(draft));
  }

  return faults;
}

function optionFaults({ id, options }: QuestionDraft): Faults {
  const texts = options.map(({ text }) => text.trim().toLowerCase());

  return Object.fromEntries(
    options.flatMap((option, index) => {
      const text = texts[index] ?? "";
      if (text === "") return [[optionPath(id, option.id), "Write the answer, or remove it."]];
      return texts.indexOf(text) < index ? [[optionPath(id, option.id), "This answer is there already."]] : [];
    }),
  );
}

/** Flags of two questions may have the same ids. */
export function optionPath(question: string, option: string): string {
  return `${question}/${option}`;
}

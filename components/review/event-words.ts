import { answersText } from "@/components/review-flow/answer-words";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { LabelEvent } from "@/lib/contract/labels";
import { answersOfEvents } from "@/lib/domain/answer-events";
import { REASON_KEY } from "@/lib/domain/check-answers";
import { GATE_CAUSE_TEXT, GATE_CAUSES } from "@/lib/domain/gate-cause";
import { isStructureLabel } from "@/lib/domain/label";
import type { Question } from "@/lib/domain/question";
import type { AtOnce } from "./answers-at-once";

/** What somebody did, as a sentence without its subject. */
interface Did {
  readonly verb: string;
  /** What is struck through once it is undone. */
  readonly words: string;
}

/** The queue itself stands in a line of its own. */
export function eventWords(events: AtOnce): Did {
  const [event] = events;
  const { question, value, queue, phase } = event;
  if (event.undoes !== null) return { verb: "", words: undoWords(event) };
  if (question === "gate_cause") return { verb: "said why the judge differs:", words: causeText(value) };
  if (queue !== null) return { verb: VERB[phase], words: queueWords(events) };
  if (question === "approval") return { verb: "", words: value === "yes" ? "approved" : "took the approval back" };
  if (question === "gate") return { verb: "", words: value === null ? "took the gate back" : `gave gate ${value}` };
  if (value === null) return { verb: "", words: "took the label back" };

  return { verb: "labelled it", words: isStructureLabel(value) ? LABEL_LOOK[value].word : value };
}

const VERB = {
  answer: "answered",
  extra: "added an extra answer:",
  second_thought: "said after the reveal:",
  adjudication: "settled it:",
} as const satisfies Record<LabelEvent["phase"], string>;

/** An undo holds what stands again. */
function undoWords({ question, value, queue, phase }: LabelEvent): string {
  if (queue !== null) return phase === "adjudication" ? "undid a settlement" : "undid an answer";
  if (question === "gate") return "undid a gate";
  if (question !== "approval") return "undid an answer";

  return value === "yes" ? "undid taking the approval back" : "undid an approval";
}

function causeText(value: string | null): string {
  const cause = GATE_CAUSES.find((one) => one === value);

  return cause ? GATE_CAUSE_TEXT[cause] : (value ?? "");
}

/** As the screen of the queue says it. The reason of a rejection and the note are told below. */
function queueWords(events: AtOnce): string {
  const answers = Object.entries(answersOfEvents(events)).filter(([key]) => key !== REASON_KEY);
  const asked = events.flatMap(({ question, asked, value }) => (value === null ? [] : [asked ?? questionOf(question)]));
  const words = answersText(asked, Object.fromEntries(answers));

  return words === "" ? "with a note" : words;
}

const WOULD_CHANGE = {
  ...{ kind: "own", key: "would_change", text: "Would change it?", isRequired: false },
  options: [
    { key: "yes", text: "Yes" },
    { key: "no", text: "No" },
  ],
} satisfies Question;

/** A question without words of its own, by its key. */
function questionOf(key: string): Question {
  if (key === "structure" || key === "gate" || key === "outcome") return { kind: key, isRequired: false };
  if (key === WOULD_CHANGE.key) return WOULD_CHANGE;

  return { kind: "own", key, text: key, options: [], isRequired: false };
}

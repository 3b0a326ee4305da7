import type { LabelEvent } from "@/lib/contract/labels";
import { standing } from "./standing-label";
import type { Undone } from "./undone-words";

interface TakenByUndo {
  readonly id: string;
  readonly kind: Undone;
}

/**
 * The reader's own newest answer that stands. Another person's answer is theirs to undo, the cause of a gate goes with its
 * gate, and an approval that a rejection took back comes back with that.
 *
 * @returns why there is none, where there is none
 */
export function whatUndoTakes(events: readonly LabelEvent[]): TakenByUndo | { readonly message: string } {
  const answers = standing(events);
  const own = answers.find(
    ({ isMine, question, wentWithLabel }) => isMine && question !== "gate_cause" && !wentWithLabel,
  );
  if (own) return { id: own.id, kind: own.question === "approval" || own.question === "gate" ? own.question : "label" };

  return {
    message: answers.some(({ isMine }) => !isMine)
      ? "There is no answer of yours to undo here; the others are other people’s"
      : "There is nothing of yours to undo here",
  };
}

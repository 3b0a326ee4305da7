/** As much of an event as undoing needs, oldest first in a list. */
export interface PastEvent {
  readonly id: bigint;
  readonly question: "structure" | "approval" | "gate";
  readonly value: string | null;
  readonly personId: number;
  readonly undoesId: bigint | null;
}

/** An answer and who gave it. */
export interface Answer {
  readonly value: string | null;
  readonly personId: number | null;
}

/**
 * The answer to a question before an event: the value that the event before it left. When that one was itself an
 * undo, the person is the one who gave the restored answer, not the one who undid.
 *
 * @param events - all events of one trajectory, oldest first
 */
export function answerBefore(events: readonly PastEvent[], event: PastEvent): Answer {
  const earlier = events.filter((other) => other.question === event.question && other.id < event.id);
  const last = earlier.at(-1);
  if (!last) return { value: null, personId: null };

  const undone = last.undoesId === null ? undefined : earlier.find((other) => other.id === last.undoesId);
  if (!undone) return { value: last.value, personId: last.value === null ? null : last.personId };

  return answerBefore(earlier, undone);
}

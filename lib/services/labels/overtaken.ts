import { undoneEvents } from "@/lib/domain/undone-events";
import { ServiceError } from "@/lib/services/service-error";
import type { PastEvent } from "./answer-before";

/**
 * What keeps an event from being taken back: the newest answer to its question after it that stands, or the undo that
 * has taken it back already. A later answer that was itself taken back is as if it had never been.
 *
 * @param events - all events of one trajectory, oldest first
 */
export function overtaking(events: readonly PastEvent[], event: PastEvent): PastEvent | undefined {
  const later = events.filter((other) => other.question === event.question && other.id > event.id);
  const undone = undoneEvents(later.map(({ id, undoesId }) => ({ id, undoes: undoesId })).reverse());

  // An undo of something later only brought back what this event left.
  return later.findLast(({ id, undoesId }) => !undone.has(id) && (undoesId === null || undoesId <= event.id));
}

/**
 * Whether another person answered after an event, so that it stays.
 *
 * @throws ServiceError CONFLICT when it is the person's own later answer or undo that keeps it
 */
export function isOvertaken(events: readonly PastEvent[], event: PastEvent, personId: number): boolean {
  const kept = overtaking(events, event);
  if (kept?.personId === personId)
    throw new ServiceError(
      "CONFLICT",
      kept.undoesId === null
        ? "You answered again after it. Take that answer back first."
        : "This answer was taken back already.",
    );

  return kept !== undefined;
}

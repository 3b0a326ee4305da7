/** As much of an event as it takes to know what was taken back. */
interface UndoableEvent<Id> {
  readonly id: Id;
  readonly undoes: Id | null;
}

/**
 * The events that were taken back; an undo that was itself undone takes nothing back.
 *
 * @param events - newest first, so an undo that was itself undone is known before what it had taken back
 */
export function undoneEvents<Id>(events: readonly UndoableEvent<Id>[]): ReadonlySet<Id> {
  const undone = new Set<Id>();
  for (const { id, undoes } of events) if (undoes !== null && !undone.has(id)) undone.add(undoes);

  return undone;
}

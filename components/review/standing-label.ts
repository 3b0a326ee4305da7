import type { LabelEvent, Review } from "@/lib/contract/labels";

/** The answers outside of queues that nobody took back, newest first; an undo that was itself undone takes nothing back. */
function standing(events: readonly LabelEvent[]): readonly LabelEvent[] {
  const undone = new Set<string>();
  // Newest first, so an undo that was itself undone is known before what it had taken back.
  for (const { id, undoes } of events) if (undoes !== null && !undone.has(id)) undone.add(undoes);

  return events.filter(({ id, undoes, queue }) => queue === null && undoes === null && !undone.has(id));
}

/** The event that gave the present label; undefined without a label, or where it came without an event. */
export function standingLabel(events: readonly LabelEvent[], label: Review["label"]): LabelEvent | undefined {
  const given = standing(events).find(({ question }) => question === "structure");

  return label !== null && given?.value === label ? given : undefined;
}

/**
 * The reader's own newest answer that stands: what "undo" takes back. Another person's answer is theirs to undo, and the
 * cause of a gate goes with its gate.
 */
export function ownStanding(events: readonly LabelEvent[]): LabelEvent | undefined {
  return standing(events).find(({ isMine, question }) => isMine && question !== "gate_cause");
}

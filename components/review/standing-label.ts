import type { LabelEvent, Review, SetLabel } from "@/lib/contract/labels";
import { undoneEvents } from "@/lib/domain/undone-events";
import type { GivenLabel } from "./current-label";

/** The answers outside of queues that nobody took back, newest first. */
export function standing(events: readonly LabelEvent[]): readonly LabelEvent[] {
  const undone = undoneEvents(events);

  return events.filter(({ id, undoes, queue }) => queue === null && undoes === null && !undone.has(id));
}

/**
 * The event that gave the present label; undefined without a label, or where it came without an event. What an adjudication
 * of a queue gave is no earlier answer that says the same.
 */
export function standingLabel(
  events: readonly LabelEvent[],
  { label, labelSource }: Pick<Review, "label" | "labelSource">,
): LabelEvent | undefined {
  const given = standing(events).find(({ question }) => question === "structure");
  const isIt = label && given?.value === label && (given.phase === "answer") === (labelSource === "person");

  return isIt ? given : undefined;
}

/** The reader's own answer on the structure, where it is the newest that stands. */
export function ownLabel(events: readonly LabelEvent[]): LabelEvent | undefined {
  const given = standing(events).find(({ question }) => question === "structure");

  return given?.isMine ? given : undefined;
}

/**
 * The reader's own answer on the structure in a queue that stands and is the newest word on it: once the queue has settled
 * it, or somebody has labelled outside of it, there is a newer one.
 */
export function ownInQueue(events: readonly LabelEvent[]): LabelEvent | undefined {
  const undone = undoneEvents(events);

  const word = events.find(
    ({ id, isMine, question, queue, phase, undoes }) =>
      question === "structure" &&
      undoes === null &&
      !undone.has(id) &&
      (isMine || queue === null || phase === "adjudication"),
  );

  return word?.isMine && word.queue !== null && word.phase === "answer" ? word : undefined;
}

/** What goes with a label that was saved as said; undefined where the review does not say when. */
export function givenWith({ reason, note, span }: SetLabel, { updatedAt: at }: Review): GivenLabel | undefined {
  return at === null ? undefined : { at, reason: reason ?? null, note: note ?? null, span: span ?? null };
}

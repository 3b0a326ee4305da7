import type { LabelEvent, Review } from "@/lib/contract/labels";

/** The event that gave the present label; undefined without a label, or where it came without an event. */
export function standingLabel(events: readonly LabelEvent[], label: Review["label"]): LabelEvent | undefined {
  const undone = new Set<string>();
  // Newest first, so an undo that was itself undone is known before what it had taken back.
  for (const { id, undoes } of events) if (undoes !== null && !undone.has(id)) undone.add(undoes);
  const given = events.find(
    ({ id, question, undoes }) => question === "structure" && undoes === null && !undone.has(id),
  );

  return label !== null && given?.value === label ? given : undefined;
}

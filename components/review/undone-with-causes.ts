import type { LabelEvent } from "@/lib/contract/labels";
import { undoneEvents } from "@/lib/domain/undone-events";

/**
 * What was taken back as a reader understands it: why a gate differed from the judge's goes with the gate, though the undo
 * names the gate alone.
 *
 * @param events - newest first; a gate of an older page than these is not known to be taken back
 */
export function undoneWithCauses(events: readonly LabelEvent[]): ReadonlySet<string> {
  const undone = undoneEvents(events);
  const causes = events.filter((event, at) => {
    const gate = event.question === "gate_cause" ? gateOf(event, events.slice(at + 1)) : undefined;
    return gate !== undefined && undone.has(gate.id);
  });

  return new Set([...undone, ...causes.map(({ id }) => id)]);
}

/** The last gate that the same person gave before it, in the same queue or outside of all. */
function gateOf(cause: LabelEvent, before: readonly LabelEvent[]): LabelEvent | undefined {
  return before.find(
    ({ question, undoes, person, isMine, queue }) =>
      question === "gate" &&
      undoes === null &&
      person === cause.person &&
      isMine === cause.isMine &&
      queue === cause.queue,
  );
}

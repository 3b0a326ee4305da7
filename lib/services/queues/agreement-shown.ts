import { isAllowed } from "@/lib/domain/policy";
import type { Asker } from "@/lib/services/blindness/asker";
import type { QueueRow } from "./queue-row";

/**
 * Whether a person is told how the answers of a queue agree. Who reviews without seeing the others would learn what they
 * answered from a count of conflicts, right after an answer that can be taken back; leads have to settle them.
 */
export function isAgreementShown(
  { person }: Pick<Asker, "person">,
  queue: Pick<QueueRow, "mode" | "state" | "hidden">,
): boolean {
  const isHidden = queue.mode === "blind" && queue.state !== "closed" && queue.hidden.includes("peers");

  return !isHidden || isAllowed(person.role, "see_reviewer_figures");
}

import type { ConflictState } from "@/lib/client/adjudications";

export const CONFLICT_STATES = [
  "conflict",
  "blocked_task_fault",
  "settled",
] as const satisfies readonly ConflictState[];

/** The lists of an adjudication, in the words of their tabs. */
export const LIST_LOOK = {
  conflict: { name: "Disagreements", none: "No disagreement is left to settle" },
  blocked_task_fault: { name: "Broken tasks", none: "Nobody has called a task broken" },
  settled: { name: "Settled", none: "Nothing is settled yet" },
} as const satisfies Record<ConflictState, { name: string; none: string }>;

export function nextList(state: ConflictState): ConflictState {
  return CONFLICT_STATES[(CONFLICT_STATES.indexOf(state) + 1) % CONFLICT_STATES.length] ?? "conflict";
}

/** What a lead who reviews in the queue is told of a list that is not whole. */
export const LEFT_OUT =
  "Not listed: items that you review yourself, until your answer is given and revealed, or the answers of the others can no longer be taken back.";

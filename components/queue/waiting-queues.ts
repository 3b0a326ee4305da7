import type { QueueSummary } from "@/lib/contract/queues";

/** Whether this person can go on in a queue. */
export function isWaiting({ state, mayReview, mine }: QueueSummary): boolean {
  return state === "open" && mayReview && mine.waiting > 0;
}

/** What this person can do in a queue now: answer, or, where nothing is left, look at what the last answer hid. */
export function ownAct(queue: QueueSummary): "Review" | "Reveal" | undefined {
  if (isWaiting(queue)) return "Review";

  return queue.mayReview && queue.mine.isUnrevealed ? "Reveal" : undefined;
}

/**
 * Whether its review says something to this person all the same: what became of their answers, the last of which can be
 * taken back there, and answers that were not taken. Others may also give back what they hold.
 */
export function isOpenToReview({ state, mayReview }: QueueSummary): boolean {
  return state === "open" && mayReview;
}

/** Those that wait for this person first, of them those already begun; closed ones last. */
export function byUse(queues: readonly QueueSummary[]): readonly QueueSummary[] {
  return queues.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(queue: QueueSummary): number {
  if (isWaiting(queue)) return queue.mine.answered > 0 ? 0 : 1;

  return { open: 2, paused: 3, closed: 4 }[queue.state];
}

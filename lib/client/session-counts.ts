import type { QueryClient } from "@tanstack/react-query";
import { KEYS } from "./keys";
import { invalidateElsewhere } from "./other-tabs";
import type { Outbox } from "./outbox";

/** Ends the listening for the review before: one listener is enough for all that waits. */
let stopBefore: (() => void) | undefined;

/**
 * After a review what counts its answers is asked anew, since it was asked before they were given. Answers that are
 * still on their way then are not in what comes back, so it is asked once more when they have arrived.
 */
export function countAnewAfter(client: QueryClient, outbox: Outbox): void {
  countAnew(client);
  countAnewOnceSent(client, outbox);
}

/** Sends what an earlier page left in this browser. The page that is open now was counted without it. */
export async function sendAndCount(client: QueryClient, outbox: Outbox): Promise<void> {
  await outbox.reread();
  countAnewOnceSent(client, outbox);
  await outbox.resume();
}

function countAnewOnceSent(client: QueryClient, outbox: Outbox): void {
  stopBefore?.();
  let left = waitingIn(outbox);
  // Listens even with nothing left: the browser may be about to keep the last answer.
  const stop = outbox.subscribe((news) => {
    // Within a round every answer is told of, and the end of the round without news: one count does for all of them.
    if (news?.kind === "answered" || news?.kind === "refused") return;
    const before = left;
    left = waitingIn(outbox);
    if (left < before) countAnew(client);
    if (left === 0) stop();
  });
  stopBefore = stop;
}

/** What another tab may show of the answers of a review. */
const COUNTED = [
  ...[KEYS.trajectories, KEYS.trajectory, KEYS.facets, KEYS.funnel],
  ...[KEYS.queues, KEYS.adjudications, KEYS.auditSamples, KEYS.judgeReport],
];

/** Nearly all counts answers or leaves out what is reviewed blind, and none of it is on screen during a review. */
function countAnew(client: QueryClient): void {
  invalidateElsewhere(client, COUNTED);
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.me[0] });
}

function waitingIn(outbox: Outbox): number {
  return outbox.entries().filter(({ state }) => state.kind === "waiting").length;
}

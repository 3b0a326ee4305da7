import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { MyLastAnswer } from "@/lib/contract/last-answer";
import type {
  CommitAnswer,
  CommitReview,
  HeartbeatAnswer,
  LeaseAnswer,
  SecondThought,
  SkipAnswer,
  UndoCommitAnswer,
} from "@/lib/contract/review-flow";
import { MAX_LEASES } from "@/lib/domain/lease";
import type { Answers } from "@/lib/domain/question";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";

// A request that hangs would hold every commit behind it.
const PATIENCE_MS = 20_000;
const patience = () => AbortSignal.timeout(PATIENCE_MS);

/** The items this person holds, filled up to the one on screen and two ahead. */
export function leaseItems(queue: string): Promise<LeaseAnswer> {
  return sendJson({
    method: "POST",
    path: `/api/queues/${queue}/leases`,
    body: { want: MAX_LEASES },
    answer: (of) => of.LeaseAnswer,
    signal: patience(),
  });
}

export function sendHeartbeat(queue: string, leases: readonly string[]): Promise<HeartbeatAnswer> {
  return sendJson({
    method: "POST",
    path: `/api/queues/${queue}/heartbeat`,
    body: { leases },
    answer: (of) => of.HeartbeatAnswer,
    signal: patience(),
  });
}

export function saveDraft(lease: string, answers: Answers): Promise<unknown> {
  return sendJson({
    method: "PUT",
    path: `/api/leases/${lease}/draft`,
    body: { answers },
    answer: (of) => of.Done,
    signal: patience(),
  });
}

export function sendCommit(lease: string, body: CommitReview): Promise<CommitAnswer> {
  return sendJson({
    method: "POST",
    path: `/api/leases/${lease}/commit`,
    body,
    answer: (of) => of.CommitAnswer,
    signal: patience(),
  });
}

export function skipItem(lease: string): Promise<SkipAnswer> {
  return sendJson({
    method: "POST",
    path: `/api/leases/${lease}/skip`,
    answer: (of) => of.SkipAnswer,
    signal: patience(),
  });
}

/** Gives an item back while the page goes away; nobody waits for the answer. */
export function releaseItem(lease: string): void {
  // A lease that cannot be given back now ends by itself.
  void fetch(`/api/leases/${lease}/release`, { method: "POST", keepalive: true }).catch(() => undefined);
}

export function undoCommit(commit: string): Promise<UndoCommitAnswer> {
  return sendJson({
    method: "POST",
    path: `/api/commits/${commit}/undo`,
    answer: (of) => of.UndoCommitAnswer,
    signal: patience(),
  });
}

/**
 * What was done in a queue, once nothing is left.
 *
 * @param counted - answers of this person that the server has counted; with another count it is asked for anew
 */
export function workDoneOptions(queue: string, counted: number) {
  return queryOptions({
    queryKey: [...KEYS.queues, queue, "work-done", counted],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/queues/${queue}/progress`, answer: (of) => of.QueueProgress, signal }),
    staleTime: 0,
  });
}

/** The newest answer of this person that stands, from whichever browser. */
export function lastAnswerOfServer(queue: string): Promise<MyLastAnswer> {
  return getJson({ path: `/api/queues/${queue}/last-answer`, answer: (of) => of.MyLastAnswer, signal: patience() });
}

/** What was hidden while the answer was given. */
export function revealOptions(commit: string) {
  return queryOptions({
    queryKey: [...KEYS.queues, "reveal", commit],
    queryFn: ({ signal }) => getJson({ path: `/api/commits/${commit}/reveal`, answer: (of) => of.Reveal, signal }),
  });
}

/** Whether the person would answer otherwise now; stored apart from the blind answer. */
export function secondThoughtOptions(commit: string) {
  return mutationOptions({
    mutationFn: (body: SecondThought) =>
      sendJson({ method: "POST", path: `/api/commits/${commit}/second-thought`, body, answer: (of) => of.Done }),
  });
}

import { notifyManager, type Query, type QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api";
import { isRefused } from "./retry-faults";
import { contactNow } from "./server-contact";
import { lackNow, subscribeLack } from "./server-lack";

/**
 * Why something on this screen is from before: the words of the first question in use that holds an answer and could not be
 * asked again. Nothing while there is no network or no server, which is told of the whole screen.
 */
export function failedReread(client: QueryClient): string | undefined {
  if (lackNow() !== undefined) return undefined;

  return client.getQueryCache().getAll().find(isFailedReread)?.state.error?.message;
}

/** Asks exactly those anew; done once each has its answer. */
export function askFailedAgain(client: QueryClient): Promise<void> {
  return client.refetchQueries({ predicate: isFailedReread }, { cancelRefetch: false });
}

export function subscribeFailedRereads(client: QueryClient, onChange: () => void): () => void {
  let isToTell = false;
  const tell = () => {
    isToTell = false;
    onChange();
  };
  // The cache tells of a question that is only just being drawn, in the middle of that, and of every one that a screen draws.
  const tellSoon = () => {
    if (!isToTell) notifyManager.schedule(tell);
    isToTell = true;
  };
  const stops = [client.getQueryCache().subscribe(tellSoon), subscribeLack(onChange)];

  return () => {
    for (const stop of stops) stop();
  };
}

function isFailedReread(query: Query): boolean {
  const { status, data, error, fetchMeta, fetchStatus } = query.state;
  if (status !== "error" || data === undefined || !query.isActive()) return false;
  // A next page that did not come makes nothing old: its list tells it beside the way to more.
  if (fetchMeta?.fetchMore) return false;
  // A refusal that left something on screen is told by that screen, and another try has no other answer.
  if (isRefused(error)) return false;
  const isSilence = error instanceof ApiError && error.status === 0;

  // Whether one silence means more is being found out, and what was left behind is asked for once the server is back.
  return !isSilence || (contactNow() === "answers" && fetchStatus === "idle");
}

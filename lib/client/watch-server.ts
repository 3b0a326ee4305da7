import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { isFault } from "./retry-faults";
import { answersHeard, contactNow, noteContact, subscribeContact } from "./server-contact";

const AGAIN_MS = 3_000;
const ANSWER_WITHIN_MS = 5_000;
/** A file of the application, for which the server asks no database. */
const CHEAPEST = "/icon.svg";

/** One may be that the question waited behind slow ones. */
const LATE_TO_BE_GONE = 2;

/**
 * Asks a server that was silent until it answers, while the page is looked at; without a network, too, because the server
 * may be on this machine. Then what failed meanwhile, and what is old by then, is asked for once.
 *
 * @returns stops it
 */
export function watchServer(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let late = 0;
  let isStopped = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (isStopped || isAsking || contactNow() === "answers" || document.hidden) return;
    isAsking = true;
    const before = answersHeard();
    const heard = await askCheapest();
    isAsking = false;
    if (isStopped) return;
    if (heard === "answer") noteContact("answer");
    else if (answersHeard() === before) {
      late = heard === "late" ? late + 1 : LATE_TO_BE_GONE;
      if (late >= LATE_TO_BE_GONE) noteContact("gone");
    }
    timer = setTimeout(() => void ask(), AGAIN_MS);
  }

  const onAsk = () => void ask();
  const stops = [
    subscribeContact((now, before) => {
      if (now === "answers") late = 0;
      if (now === "doubted") onAsk();
      if (now === "answers" && before === "gone") void refetchLeftBehind(client);
    }),
    onlineManager.subscribe((isOnline) => (isOnline ? onAsk() : noteContact("silence"))),
  ];
  document.addEventListener("visibilitychange", onAsk);
  // What was silent before this was here.
  onAsk();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onAsk);
    for (const stop of stops) stop();
  };
}

/** Any answer is one: a proxy that wants somebody to sign in again sends elsewhere, which could not be followed. */
async function askCheapest(): Promise<"answer" | "late" | "refused"> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    await fetch(CHEAPEST, { method: "HEAD", cache: "no-store", redirect: "manual", signal });

    return "answer";
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError" ? "late" : "refused";
  }
}

/** A refusal is an answer, and would be the same again. */
function refetchLeftBehind(client: QueryClient): Promise<void> {
  return client.refetchQueries(
    {
      type: "active",
      predicate: (query) => (query.state.error ? isFault(query.state.error) : query.isStale()),
    },
    { cancelRefetch: false },
  );
}

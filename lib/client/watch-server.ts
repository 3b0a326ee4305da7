import { onlineManager, type QueryClient } from "@tanstack/react-query";
import { isFault } from "./retry-faults";
import { contactNow, noteContact, subscribeContact } from "./server-contact";

const AGAIN_MS = 3_000;
const ANSWER_WITHIN_MS = 5_000;
/** A file of the application, for which the server asks no database. */
const CHEAPEST = "/icon.svg";

/**
 * Asks a server that was silent until it answers, while the page is looked at and there is a network. Then what failed
 * meanwhile, and what is old by then, is asked for once.
 *
 * @returns stops it
 */
export function watchServer(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isStopped = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (isStopped || isAsking || contactNow() === "answers" || document.hidden || !onlineManager.isOnline()) return;
    isAsking = true;
    const isThere = await answers();
    isAsking = false;
    // A network that went away meanwhile says nothing of the server.
    if (!isStopped && (isThere || onlineManager.isOnline())) noteContact(isThere ? "answer" : "gone");
    if (!isStopped) timer = setTimeout(() => void ask(), AGAIN_MS);
  }

  const onAsk = () => void ask();
  const stops = [
    subscribeContact((now, before) => {
      if (now === "doubted") onAsk();
      if (now === "answers" && before === "gone") void refetchLeftBehind(client);
    }),
    onlineManager.subscribe(onAsk),
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

async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const { ok } = await fetch(CHEAPEST, { method: "HEAD", cache: "no-store", signal });

    return ok;
  } catch {
    // Silence is the answer.
    return false;
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

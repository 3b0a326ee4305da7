import { createOutbox, type Outbox } from "./outbox";
import { createOutboxStore } from "./outbox-store";
import { sendCommit } from "./review-flow";

const NAME = "assay.outbox";
let outbox: Outbox | undefined;

/** The outbox of this browser; all tabs share what is in it, and one of them sends. */
export function browserOutbox(): Outbox {
  outbox ??= openOutbox();

  return outbox;
}

function openOutbox(): Outbox {
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(NAME);
  const opened = createOutbox({
    store: createOutboxStore(),
    send: ({ lease, body }) => sendCommit(lease, body),
    isOnline: () => navigator.onLine,
    alone,
    tellOthers: () => channel?.postMessage("changed"),
  });
  channel?.addEventListener("message", () => void opened.reread());
  window.addEventListener("online", () => void opened.resume());

  return opened;
}

/** Without the browser's locks, as under plain http, two tabs may both send: the server takes a commit once all the same. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return work();

  return await locks.request(NAME, work);
}

import { getJson } from "./api";
import { createOutbox, type Outbox } from "./outbox";
import { createOutboxStore } from "./outbox-store";
import { type Owner, ownStore } from "./own-store";
import { sendCommit } from "./review-flow";
import { subscribeContact } from "./server-contact";

const NAME = "assay.outbox";
let opened: { readonly owner: string; readonly outbox: Outbox } | undefined;

/** The outbox of who works in this tab; all tabs of a browser share what is in it, and one of them sends. */
export function browserOutbox(owner: Owner): Outbox {
  if (opened?.owner !== owner.id) {
    opened?.outbox.close();
    opened = { owner: owner.id, outbox: openOutbox(owner) };
  }

  return opened.outbox;
}

function openOutbox(owner: Owner): Outbox {
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(NAME);
  const outbox = createOutbox({
    store: ownStore(createOutboxStore(), owner),
    send: ({ lease, body }) => sendCommit(lease, body),
    isOwnerSignedIn: () => isSignedIn(owner),
    isOnline: () => navigator.onLine,
    alone,
    tellOthers: () => channel?.postMessage("changed"),
  });
  channel?.addEventListener("message", () => void outbox.reread());
  window.addEventListener("online", () => void outbox.resume());
  subscribeContact((now, before) => {
    if (now === "answers" && before === "gone") void outbox.resume();
  });

  return outbox;
}

/** Asked anew: in another tab somebody else may have signed in since. */
async function isSignedIn({ id }: Owner): Promise<boolean> {
  try {
    const me = await getJson({ path: "/api/me", answer: (of) => of.Me });

    return me.id === id;
  } catch {
    // Nobody, or no answer: then the refusal says nothing of the entry either.
    return false;
  }
}

/** Without the browser's locks, as under plain http, two tabs may both send: the server takes a commit once all the same. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return work();

  return await locks.request(NAME, work);
}

import type { CommitAnswer } from "@/lib/contract/review-flow";
import { ApiError } from "./api";
import { createOutbox, type OutboxNews } from "./outbox";
import type { OutboxEntry } from "./outbox-entry";
import type { OutboxStore } from "./outbox-store";

const PROGRESS = { mine: 1, mineToday: 1, answered: 1, items: 9, waiting: 8, paceSeconds: null };

export function anEntry(overrides: Partial<OutboxEntry> = {}): OutboxEntry {
  const commit = crypto.randomUUID();
  return {
    commit,
    queue: crypto.randomUUID(),
    lease: crypto.randomUUID(),
    item: crypto.randomUUID(),
    task: "a brass lamp",
    body: { commit, questionVersion: 1, answers: { structure: "agentic" }, dwellMs: 900, asExtra: false },
    givenAtMs: 1,
    isTried: false,
    state: { kind: "waiting" },
    ...overrides,
  };
}

/** A store that outlives its outbox, as the browser's does. */
export function aStore(): OutboxStore & { readonly kept: Map<string, OutboxEntry> } {
  const kept = new Map<string, OutboxEntry>();
  return {
    kept,
    put: async (entry) => void kept.set(entry.commit, entry),
    remove: async (commit) => void kept.delete(commit),
    list: async () => [...kept.values()].toSorted((a, b) => a.givenAtMs - b.givenAtMs),
  };
}

export const fault = () => new ApiError({ code: "INTERNAL", status: 500, detail: "The server met a fault." });
export const silence = () => new ApiError({ code: "UNREACHABLE", status: 0, detail: "The server did not answer." });
export const committed = ({ commit }: OutboxEntry): CommitAnswer => ({
  status: "committed",
  commit,
  progress: PROGRESS,
});

/** An outbox over a store, and a server that answers as `send` says. */
export function givenOutbox<Store extends OutboxStore>(
  send: (entry: OutboxEntry) => CommitAnswer | Error,
  store: Store,
) {
  const sent: OutboxEntry[] = [];
  const news: (OutboxNews | undefined)[] = [];
  let isOnline = true;
  let isOwnerSignedIn = true;
  const outbox = createOutbox({
    store,
    send: async (entry) => {
      sent.push(entry);
      const answer = send(entry);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isOwnerSignedIn: async () => isOwnerSignedIn,
    isOnline: () => isOnline,
    alone: (work) => work(),
    tellOthers: () => undefined,
  });
  outbox.subscribe((item) => news.push(item));

  return {
    outbox,
    store,
    sent,
    news,
    goOffline: () => (isOnline = false),
    /** Somebody else signs in, or the owner comes back. */
    signIn: (isOwner: boolean) => (isOwnerSignedIn = isOwner),
  };
}

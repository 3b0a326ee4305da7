import type { CommitAnswer } from "@/lib/contract/review-flow";
import { ApiError } from "./api";
import type { OutboxEntry } from "./outbox-entry";
import type { OutboxStore } from "./outbox-store";
import { sendFailureOf } from "./send-failure";

/** What the server said of a commit, told to whoever shows the queue. */
export type OutboxNews =
  | { readonly kind: "answered"; readonly entry: OutboxEntry; readonly answer: CommitAnswer }
  | { readonly kind: "refused"; readonly entry: OutboxEntry; readonly reason: string }
  /** Another tab changed something. */
  | { readonly kind: "elsewhere" };

interface OutboxParts {
  readonly store: OutboxStore;
  readonly send: (entry: OutboxEntry) => Promise<CommitAnswer>;
  /** Whether the server holds this browser for the person whose entries these are; asked when it refuses one. */
  readonly isOwnerSignedIn: () => Promise<boolean>;
  /** Whether the browser has a network at all; without one nothing is tried. */
  readonly isOnline: () => boolean;
  /** Runs one at a time over all tabs. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Tells other tabs that entries changed. */
  readonly tellOthers: () => void;
}

export interface Outbox {
  /** Entries as last read; the same array until something changes. */
  readonly entries: () => readonly OutboxEntry[];
  /** Whether the last try met silence: what waits then waits for the network, not for its turn. */
  readonly isStalled: () => boolean;
  readonly subscribe: (listener: (news: OutboxNews | undefined) => void) => () => void;
  /** Comes back when the commit is durable in this browser; sending goes on by itself. */
  readonly put: (entry: OutboxEntry) => Promise<void>;
  /** Takes a commit back that was never sent; undefined when the server may have it. */
  readonly take: (commit: string) => Promise<OutboxEntry | undefined>;
  readonly drop: (commit: string) => Promise<void>;
  /** Sends what waits, now. */
  readonly resume: () => Promise<void>;
  /** Reads again what another tab changed. */
  readonly reread: () => Promise<void>;
  /** Sends nothing more; what waits stays in the browser. */
  readonly close: () => void;
}

/** What became of one entry: settled, tried again in the next round, or the round ends with it. */
type Sent = "settled" | "later" | "stopped";

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** A person's commits on their way: kept in the browser before they are sent, and until the server has answered for them. */
export function createOutbox({ store, send, isOwnerSignedIn, isOnline, alone, tellOthers }: OutboxParts): Outbox {
  let entries: readonly OutboxEntry[] = [];
  let pauseMs = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStalled = false;
  let isClosed = false;
  const listeners = new Set<(news: OutboxNews | undefined) => void>();

  async function read(news?: OutboxNews): Promise<void> {
    entries = await store.list();
    for (const listener of listeners) listener(news);
  }

  async function settle(news: OutboxNews): Promise<void> {
    await read(news);
    tellOthers();
  }

  async function sendOne(entry: OutboxEntry): Promise<Sent> {
    try {
      if (!entry.isTried) await store.put({ ...entry, isTried: true });
      const answer = await send(entry);
      if (answer.status === "lease_lost" || answer.status === "already_answered")
        await store.put({ ...entry, isTried: true, state: { kind: answer.status } });
      else await store.remove(entry.commit);
      await settle({ kind: "answered", entry, answer });
      return "settled";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const failure = sendFailureOf(error);
      if (failure === "everyone") return "stopped";
      if (failure === "passing") return "later";
      // Said to somebody else, or to nobody: of the answer itself it says nothing.
      if (!(await isOwnerSignedIn())) return "stopped";
      await store.put({ ...entry, isTried: true, state: { kind: "refused", reason: error.message } });
      await settle({ kind: "refused", entry, reason: error.message });
      return "settled";
    }
  }

  async function sendAll(): Promise<void> {
    const isLeft = await alone(async () => {
      const waiting = (await store.list()).filter(({ state }) => state.kind === "waiting");
      if (!isOnline()) return waiting.length > 0;
      let isAnyLeft = false;
      for (const entry of waiting) {
        const sent = await sendOne(entry);
        if (sent !== "settled") isAnyLeft = true;
        if (sent === "stopped" || isClosed) break;
      }
      return isAnyLeft;
    });
    isStalled = isLeft;
    await read();
    pauseMs = isLeft ? Math.min(pauseMs * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
    if (isLeft && !isClosed) timer = setTimeout(() => void resume(), pauseMs);
  }

  function resume(): Promise<void> {
    clearTimeout(timer);
    if (isClosed) return Promise.resolve();
    if (sending !== undefined) isAskedAgain = true;
    sending ??= sendAll().finally(() => {
      sending = undefined;
      if (isAskedAgain) {
        isAskedAgain = false;
        void resume();
      }
    });

    return sending;
  }

  return {
    entries: () => entries,
    isStalled: () => isStalled,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: async (entry) => {
      await store.put(entry);
      await read();
      tellOthers();
      void resume();
    },
    take: (commit) =>
      alone(async () => {
        const entry = (await store.list()).find((one) => one.commit === commit);
        if (!entry || entry.isTried) return undefined;
        await store.remove(commit);
        await read();
        tellOthers();

        return entry;
      }),
    drop: async (commit) => {
      await store.remove(commit);
      await read();
      tellOthers();
    },
    resume,
    reread: () => read({ kind: "elsewhere" }),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CommitAnswer } from "@/lib/contract/review-flow";
import { ApiError } from "./api";
import { createOutbox, type OutboxNews } from "./outbox";
import type { OutboxEntry } from "./outbox-entry";
import type { OutboxStore } from "./outbox-store";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PROGRESS = { mine: 1, mineToday: 1, answered: 1, items: 9, waiting: 8, paceSeconds: null };

function anEntry(overrides: Partial<OutboxEntry> = {}): OutboxEntry {
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
function aStore(): OutboxStore & { readonly kept: Map<string, OutboxEntry> } {
  const kept = new Map<string, OutboxEntry>();
  return {
    kept,
    put: async (entry) => void kept.set(entry.commit, entry),
    remove: async (commit) => void kept.delete(commit),
    list: async () => [...kept.values()].toSorted((a, b) => a.givenAtMs - b.givenAtMs),
  };
}

const silence = () => new ApiError({ code: "UNREACHABLE", status: 0, detail: "The server did not answer." });
const committed = ({ commit }: OutboxEntry): CommitAnswer => ({
  status: "committed",
  commit,
  itemState: "done",
  progress: PROGRESS,
});

function givenOutbox(send: (entry: OutboxEntry) => CommitAnswer | Error, store = aStore()) {
  const sent: OutboxEntry[] = [];
  const news: (OutboxNews | undefined)[] = [];
  let isOnline = true;
  const outbox = createOutbox({
    store,
    send: async (entry) => {
      sent.push(entry);
      const answer = send(entry);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isOnline: () => isOnline,
    alone: (work) => work(),
    tellOthers: () => undefined,
  });
  outbox.subscribe((item) => news.push(item));

  return { outbox, store, sent, news, goOffline: () => (isOnline = false), goOnline: () => (isOnline = true) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("a commit", () => {
  test("is in the store before it is sent, and leaves it when the server has it", async () => {
    const entry = anEntry();
    let wasKept = false;
    const { outbox, store } = givenOutbox((one) => {
      wasKept = store.kept.has(one.commit);
      return committed(one);
    });

    await outbox.put(entry);
    await settle();

    expect(wasKept).toBe(true);
    expect(store.kept.size).toBe(0);
  });

  test("that meets silence is sent again, later each time, until it is answered", async () => {
    let isSilent = true;
    const { outbox, sent, store } = givenOutbox((one) => (isSilent ? silence() : committed(one)));

    await outbox.put(anEntry());
    await settle();
    expect(outbox.isStalled()).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3900);
    expect(sent).toHaveLength(2);
    isSilent = false;
    await vi.advanceTimersByTimeAsync(200);

    expect(sent).toHaveLength(3);
    expect(outbox.isStalled()).toBe(false);
    expect(store.kept.size).toBe(0);
  });

  test("keeps its id when it is sent again by another outbox over the same store", async () => {
    const first = givenOutbox(silence);
    const entry = anEntry();
    await first.outbox.put(entry);
    await settle();

    const second = givenOutbox(committed, first.store);
    await second.outbox.resume();

    expect(second.sent.map(({ commit, body }) => [commit, body.commit])).toEqual([[entry.commit, entry.commit]]);
    expect(first.store.kept.size).toBe(0);
  });

  test("is sent in the order it was given", async () => {
    const store = aStore();
    const [first, second] = [anEntry({ givenAtMs: 1 }), anEntry({ givenAtMs: 2 })];
    await store.put(second);
    await store.put(first);
    const { outbox, sent } = givenOutbox(committed, store);

    await outbox.resume();

    expect(sent.map(({ commit }) => commit)).toEqual([first.commit, second.commit]);
  });
});

describe("an answer of the server", () => {
  test("lease lost keeps the commit until the person chooses", async () => {
    const { outbox, store, news } = givenOutbox(() => ({ status: "lease_lost" }));
    const entry = anEntry();

    await outbox.put(entry);
    await settle();

    expect(store.kept.get(entry.commit)?.state).toEqual({ kind: "lease_lost" });
    expect(news.some((item) => item?.kind === "answered" && item.answer.status === "lease_lost")).toBe(true);
    await outbox.drop(entry.commit);
    expect(store.kept.size).toBe(0);
  });

  test("a refusal keeps the commit with its reason and does not hold the next one", async () => {
    const [bad, good] = [anEntry({ givenAtMs: 1 }), anEntry({ givenAtMs: 2 })];
    const refusal = new ApiError({ code: "FORBIDDEN", status: 403, detail: "Not named for this queue." });
    const { outbox, store } = givenOutbox((one) => (one.commit === bad.commit ? refusal : committed(one)));

    await outbox.put(bad);
    await outbox.put(good);
    await settle();

    expect([...store.kept.values()].map(({ state }) => state)).toEqual([
      { kind: "refused", reason: "Not named for this queue." },
    ]);
  });

  test("a session that ended keeps the commit waiting", async () => {
    const ended = new ApiError({ code: "UNAUTHENTICATED", status: 401, detail: "Sign in." });
    const { outbox, store } = givenOutbox(() => ended);

    await outbox.put(anEntry());
    await settle();

    expect([...store.kept.values()][0]?.state.kind).toBe("waiting");
  });
});

describe("taking back", () => {
  test("a commit that was never sent is taken out of the browser", async () => {
    const { outbox, store, sent, goOffline } = givenOutbox(committed);
    goOffline();
    const entry = anEntry();
    await outbox.put(entry);
    await settle();

    expect((await outbox.take(entry.commit))?.commit).toBe(entry.commit);
    expect(store.kept.size).toBe(0);
    expect(sent).toEqual([]);
  });

  test("one that may have arrived stays, since only the server can tell", async () => {
    const { outbox, store } = givenOutbox(silence);
    const entry = anEntry();
    await outbox.put(entry);
    await settle();

    expect(await outbox.take(entry.commit)).toBeUndefined();
    expect(store.kept.has(entry.commit)).toBe(true);
  });
});

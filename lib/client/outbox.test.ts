import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { anEntry, aStore, committed, fault, givenOutbox, silence } from "./given-outbox";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe("a commit", () => {
  test("is in the store before it is sent, and leaves it when the server has it", async () => {
    const entry = anEntry();
    let wasKept = false;
    const { outbox, store } = givenOutbox((one) => {
      wasKept = store.kept.has(one.commit);
      return committed(one);
    }, aStore());

    await outbox.put(entry);
    await settle();

    expect(wasKept).toBe(true);
    expect(store.kept.size).toBe(0);
  });

  test("that meets silence is sent again, later each time, until it is answered", async () => {
    let isSilent = true;
    const { outbox, sent, store } = givenOutbox((one) => (isSilent ? silence() : committed(one)), aStore());

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
    const first = givenOutbox(silence, aStore());
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
  test.each(["lease_lost", "already_answered"] as const)(
    "%s keeps the commit until the person chooses",
    async (status) => {
      const { outbox, store, news } = givenOutbox(() => ({ status }), aStore());
      const entry = anEntry();

      await outbox.put(entry);
      await settle();

      expect(store.kept.get(entry.commit)?.state).toEqual({ kind: status });
      expect(news.some((item) => item?.kind === "answered" && item.answer.status === status)).toBe(true);
      await outbox.drop(entry.commit);
      expect(store.kept.size).toBe(0);
    },
  );

  test("a refusal keeps the commit with its reason and does not hold the next one", async () => {
    const [bad, good] = [anEntry({ givenAtMs: 1 }), anEntry({ givenAtMs: 2 })];
    const refusal = new ApiError({ code: "FORBIDDEN", status: 403, detail: "Not named for this queue." });
    const { outbox, store } = givenOutbox((one) => (one.commit === bad.commit ? refusal : committed(one)), aStore());

    await outbox.put(bad);
    await outbox.put(good);
    await settle();

    expect([...store.kept.values()].map(({ state }) => state)).toEqual([
      { kind: "refused", reason: "Not named for this queue." },
    ]);
  });

  test("a fault over one commit does not stop those after it, and is tried again", async () => {
    const store = aStore();
    const [bad, good] = [anEntry({ givenAtMs: 1 }), anEntry({ givenAtMs: 2 })];
    await store.put(bad);
    await store.put(good);
    let isBroken = true;
    const { outbox, sent } = givenOutbox(
      (one) => (one.commit === bad.commit && isBroken ? fault() : committed(one)),
      store,
    );

    await outbox.resume();
    expect([...store.kept.keys()]).toEqual([bad.commit]);
    expect(store.kept.get(bad.commit)?.state.kind).toBe("waiting");
    isBroken = false;
    await vi.advanceTimersByTimeAsync(2000);

    expect(sent.map(({ commit }) => commit)).toEqual([bad.commit, good.commit, bad.commit]);
    expect(store.kept.size).toBe(0);
  });

  test.each([
    ["silence", silence()],
    ["a session that ended", new ApiError({ code: "UNAUTHENTICATED", status: 401, detail: "Sign in." })],
  ])("%s ends the round: the rest is not tried", async (_name, error) => {
    const store = aStore();
    await store.put(anEntry({ givenAtMs: 1 }));
    await store.put(anEntry({ givenAtMs: 2 }));
    const { outbox, sent } = givenOutbox(() => error, store);

    await outbox.resume();

    expect(sent).toHaveLength(1);
    expect(store.kept.size).toBe(2);
  });

  test("a refusal while somebody else is signed in keeps every commit waiting for its person", async () => {
    const store = aStore();
    await store.put(anEntry({ givenAtMs: 1 }));
    await store.put(anEntry({ givenAtMs: 2 }));
    const refusal = new ApiError({ code: "NOT_FOUND", status: 404, detail: "There is no such lease." });
    let isBack = false;
    const { outbox, sent, signIn } = givenOutbox((one) => (isBack ? committed(one) : refusal), store);
    signIn(false);

    await outbox.resume();
    expect(sent).toHaveLength(1);
    expect([...store.kept.values()].map(({ state }) => state.kind)).toEqual(["waiting", "waiting"]);
    isBack = true;
    signIn(true);
    await outbox.resume();

    expect(store.kept.size).toBe(0);
  });

  test("a session that ended keeps the commit waiting", async () => {
    const ended = new ApiError({ code: "UNAUTHENTICATED", status: 401, detail: "Sign in." });
    const { outbox, store } = givenOutbox(() => ended, aStore());

    await outbox.put(anEntry());
    await settle();

    expect([...store.kept.values()][0]?.state.kind).toBe("waiting");
  });
});

test("a closed outbox sends nothing more and leaves what waits in the browser", async () => {
  const { outbox, sent, store } = givenOutbox(silence, aStore());
  await outbox.put(anEntry());
  await settle();

  outbox.close();
  await vi.advanceTimersByTimeAsync(60_000);
  await outbox.resume();

  expect(sent).toHaveLength(1);
  expect(store.kept.size).toBe(1);
});

describe("taking back", () => {
  test("a commit that was never sent is taken out of the browser", async () => {
    const { outbox, store, sent, goOffline } = givenOutbox(committed, aStore());
    goOffline();
    const entry = anEntry();
    await outbox.put(entry);
    await settle();

    expect((await outbox.take(entry.commit))?.commit).toBe(entry.commit);
    expect(store.kept.size).toBe(0);
    expect(sent).toEqual([]);
  });

  test("one that may have arrived stays, since only the server can tell", async () => {
    const { outbox, store } = givenOutbox(silence, aStore());
    const entry = anEntry();
    await outbox.put(entry);
    await settle();

    expect(await outbox.take(entry.commit)).toBeUndefined();
    expect(store.kept.has(entry.commit)).toBe(true);
  });
});

import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEntry, aStore, committed, fault, givenOutbox, silence } from "./given-outbox";
import { KEYS } from "./keys";
import { countAnewAfter, sendAndCount } from "./session-counts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const KEY = [...KEYS.queues, "of before"];

/** A browser that shows a count, and how often the count was asked for anew. */
function givenCount() {
  const client = new QueryClient();
  client.setQueryData(KEY, {});
  const counted = vi.spyOn(client, "invalidateQueries");

  return {
    client,
    times: () => counted.mock.calls.length,
    isStale: () => client.getQueryState(KEY)?.isInvalidated,
    arrive: () => client.setQueryData(KEY, {}),
  };
}

test("what still waits when the review is left is counted once it has arrived, all of it together", async () => {
  let isSilent = true;
  const { outbox } = givenOutbox((one) => (isSilent ? silence() : committed(one)), aStore());
  const count = givenCount();
  await outbox.put(anEntry({ givenAtMs: 1 }));
  await outbox.put(anEntry({ givenAtMs: 2 }));
  await vi.advanceTimersByTimeAsync(0);

  countAnewAfter(count.client, outbox);
  expect(count.isStale()).toBe(true);
  count.arrive();
  await vi.advanceTimersByTimeAsync(2000);
  expect(count.isStale()).toBe(false);
  isSilent = false;
  await vi.advanceTimersByTimeAsync(30_000);

  expect(count.isStale()).toBe(true);
  expect(count.times()).toBe(2);
});

test("an answer that meets a fault does not hold back the count of the others", async () => {
  const bad = anEntry({ givenAtMs: 1 });
  let isSilent = true;
  const answer = (one: typeof bad) => (one.commit === bad.commit ? fault() : committed(one));
  const { outbox } = givenOutbox((one) => (isSilent ? silence() : answer(one)), aStore());
  const count = givenCount();
  await outbox.put(bad);
  await outbox.put(anEntry({ givenAtMs: 2 }));
  await vi.advanceTimersByTimeAsync(0);

  countAnewAfter(count.client, outbox);
  isSilent = false;
  await vi.advanceTimersByTimeAsync(30_000);

  expect(count.times()).toBe(2);
});

test("an answer that the browser was about to keep is counted too", async () => {
  const { outbox } = givenOutbox(committed, aStore());
  const count = givenCount();

  const kept = outbox.put(anEntry());
  countAnewAfter(count.client, outbox);
  await kept;
  await vi.advanceTimersByTimeAsync(0);

  expect(count.times()).toBe(2);
});

test("with everything arrived nothing is counted again, and a later review's answers are its own matter", async () => {
  const { outbox } = givenOutbox(committed, aStore());
  const count = givenCount();

  countAnewAfter(count.client, outbox);
  await outbox.reread();
  await outbox.put(anEntry());
  await vi.advanceTimersByTimeAsync(0);

  expect(count.times()).toBe(1);
});

test("what an earlier page left is sent and then counted, and nothing is counted where it left nothing", async () => {
  const store = aStore();
  await store.put(anEntry());
  const { outbox } = givenOutbox(committed, store);
  const count = givenCount();

  await sendAndCount(count.client, outbox);
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.entries()).toEqual([]);
  expect(count.times()).toBe(1);
  await sendAndCount(count.client, outbox);
  await vi.advanceTimersByTimeAsync(0);

  expect(count.times()).toBe(1);
});

import { expect, test } from "vitest";
import { createTokenBucket } from "./token-bucket";

/** A clock that only sleeping moves; sleepers wake in the order of their time. */
function givenClock() {
  let nowMs = 0;
  const now = () => nowMs;
  const sleep = async (ms: number, signal: AbortSignal) => {
    const until = nowMs + ms;
    await Promise.resolve();
    signal.throwIfAborted();
    nowMs = Math.max(nowMs, until);
  };

  return { now, sleep };
}

const never = new AbortController().signal;

test.each([[1], [7], [60], [600]])("%i a minute: no minute holds more, wherever it begins", async (perMinute) => {
  const clock = givenClock();
  const bucket = createTokenBucket(perMinute, clock);
  const sentAt: number[] = [];

  const askers = Array.from({ length: 5 }, async () => {
    for (let turn = 0; turn < perMinute; turn += 1) {
      await bucket.take(never);
      sentAt.push(clock.now());
    }
  });
  await Promise.all(askers);

  expect(sentAt).toHaveLength(5 * perMinute);
  const most = Math.max(...sentAt.map((from) => sentAt.filter((at) => at >= from && at < from + 59_999).length));
  expect(most).toBe(perMinute);
});

test("a pause holds everybody who asks after it", async () => {
  const clock = givenClock();
  const bucket = createTokenBucket(60, clock);
  await bucket.take(never);

  bucket.pause(20_000);
  await bucket.take(never);

  expect(clock.now()).toBe(20_000);
});

test("time that went by unused is not saved up", async () => {
  const clock = givenClock();
  const bucket = createTokenBucket(60, clock);
  await clock.sleep(600_000, never);

  await bucket.take(never);
  await bucket.take(never);

  expect(clock.now()).toBe(601_000);
});

test("who is told to stop takes no token", async () => {
  const clock = givenClock();
  const bucket = createTokenBucket(60, clock);

  await expect(bucket.take(AbortSignal.abort(new Error("cancelled")))).rejects.toThrow("cancelled");
  await bucket.take(never);

  expect(clock.now()).toBe(0);
});

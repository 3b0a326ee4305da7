import { afterEach, expect, test, vi } from "vitest";
import { noteDeparture } from "@/lib/client/server-contact";
import { SET_OUT_WITHIN_MS } from "./set-out-within";
import { wishNow } from "./wish-now";

afterEach(() => vi.useRealTimers());

test("a wish stands until there is another one", () => {
  const first = wishNow();
  expect(first()).toBe(true);

  const second = wishNow();

  expect([first(), second()]).toEqual([false, true]);
});

test("who set out meanwhile wishes for nothing else", () => {
  const isStillWished = wishNow();

  noteDeparture("/runs");

  expect(isStillWished()).toBe(false);
});

test("what takes long is wished for no more", () => {
  vi.useFakeTimers();
  const isStillWished = wishNow();

  vi.advanceTimersByTime(SET_OUT_WITHIN_MS - 1);
  expect(isStillWished()).toBe(true);
  vi.advanceTimersByTime(1);

  expect(isStillWished()).toBe(false);
});

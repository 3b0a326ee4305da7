import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeriveThread } from "./derive-thread";
import { parkThread, takeThread } from "./idle-threads";

const ENTRY = new URL("file:///derive-worker.mjs");

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

test("a thread that was parked goes to the next import of the same program, once", () => {
  const thread = aThread();
  parkThread(ENTRY, thread);

  expect(takeThread(new URL("file:///another.mjs"))).toBeUndefined();
  expect(takeThread(ENTRY)).toBe(thread);
  expect(takeThread(ENTRY)).toBeUndefined();
});

test("a thread that nobody takes is closed after half a minute", () => {
  const thread = aThread();
  parkThread(ENTRY, thread);
  vi.advanceTimersByTime(30_000);

  expect(thread.close).toHaveBeenCalledOnce();
  expect(takeThread(ENTRY)).toBeUndefined();
});

test("a thread that was taken again is not closed by the clock", () => {
  const thread = aThread();
  parkThread(ENTRY, thread);
  takeThread(ENTRY);
  vi.advanceTimersByTime(60_000);

  expect(thread.close).not.toHaveBeenCalled();
});

test("a parked thread lets the process end, a taken one does not", () => {
  const thread = aThread();
  parkThread(ENTRY, thread);
  takeThread(ENTRY);

  expect(thread.hold).toHaveBeenNthCalledWith(1, false);
  expect(thread.hold).toHaveBeenNthCalledWith(2, true);
});

test("a thread that died while it waited is not given out", () => {
  parkThread(ENTRY, aThread({ isAlive: false }));

  expect(takeThread(ENTRY)).toBeUndefined();
});

/** A thread without its worker. */
function aThread({ isAlive = true } = {}): DeriveThread {
  const thread: DeriveThread = Object.create(DeriveThread.prototype, { isAlive: { value: isAlive } });
  vi.spyOn(thread, "hold").mockReturnValue();
  vi.spyOn(thread, "close").mockResolvedValue();

  return thread;
}

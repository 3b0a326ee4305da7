import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hearStopSignals } from "./stop-signals";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(process, "exit").mockImplementation(() => {
    throw new Error("ended");
  });
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What the process hears now, and only what this test added. */
function heard(signal: "SIGINT" | "SIGTERM", before: readonly unknown[]) {
  return process.listeners(signal).filter((listener) => !before.includes(listener));
}

test("signals of one press ask once; a second press ends the process", () => {
  const before = process.listeners("SIGINT");
  const signals = hearStopSignals();
  const [press] = heard("SIGINT", before);
  expect(signals.interrupt.aborted).toBe(false);

  for (const ms of [0, 5, 300]) {
    vi.advanceTimersByTime(ms);
    press?.("SIGINT");
  }
  expect(signals.interrupt.aborted).toBe(true);
  expect(signals.end.aborted).toBe(false);

  vi.advanceTimersByTime(1000);
  expect(() => press?.("SIGINT")).toThrow("ended");
  expect(process.exit).toHaveBeenCalledExactlyOnceWith(130);
  signals.close();
});

test("what still comes of a press after the work has ended does not end the process before it has said so", () => {
  const before = process.listeners("SIGTERM");
  const signals = hearStopSignals();
  heard("SIGTERM", before)[0]?.("SIGTERM");
  expect(signals.end.aborted).toBe(true);

  signals.close();
  expect(heard("SIGTERM", before)).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(heard("SIGTERM", before)).toEqual([]);

  hearStopSignals().close();
  expect(heard("SIGTERM", before)).toEqual([]);
});

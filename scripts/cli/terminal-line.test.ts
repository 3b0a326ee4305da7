import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showLine } from "./terminal-line";

const { isTTY } = process.stderr;
const written: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  written.length = 0;
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.stderr.isTTY = isTTY;
});

test("a line is drawn over the one before, until it is stopped and cleared", async () => {
  process.stderr.isTTY = true;
  let drawn = 0;
  const line = showLine(async () => `${++drawn}`);

  await vi.advanceTimersByTimeAsync(1000);
  line.stop();
  await vi.advanceTimersByTimeAsync(1000);

  expect(written).toEqual(["\r\u001b[K1", "\r\u001b[K2", "\r\u001b[K"]);
});

test("a figure that comes after the end is not drawn into what is printed then, and one that fails is left out", async () => {
  process.stderr.isTTY = true;
  const answers = [
    () => Promise.reject(new Error("busy")),
    () => new Promise<string>((resolve) => setTimeout(resolve, 2000, "late")),
  ];
  const line = showLine(async () => answers.shift()?.() ?? "");

  await vi.advanceTimersByTimeAsync(1000);
  line.stop();
  await vi.advanceTimersByTimeAsync(5000);

  expect(written).toEqual(["\r\u001b[K"]);
});

test("without a terminal nothing is read or drawn", async () => {
  process.stderr.isTTY = false;
  const read = vi.fn(async () => "");
  const line = showLine(read);

  await vi.advanceTimersByTimeAsync(1000);
  line.stop();

  expect([read.mock.calls, written]).toEqual([[], []]);
});

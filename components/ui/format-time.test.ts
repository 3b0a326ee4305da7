import { expect, test } from "vitest";
import { formatAbsoluteTime, formatDuration, formatRelativeTime } from "./format-time";

const NOW = Date.parse("2026-11-21T08:30:00Z");

test.each([
  ["2026-11-21T08:29:30Z", "just now"],
  ["2026-11-21T08:25:00Z", "5 minutes ago"],
  ["2026-11-21T08:24:20Z", "6 minutes ago"],
  ["2026-11-21T05:30:00Z", "3 hours ago"],
  ["2026-11-20T08:30:00Z", "yesterday"],
  ["2026-08-21T08:30:00Z", "3 months ago"],
  ["2024-11-20T08:30:00Z", "2 years ago"],
  ["2026-11-21T08:30:30Z", "just now"],
  ["2026-11-21T11:30:00Z", "in 3 hours"],
])("%s is told as %s", (iso, text) => {
  expect(formatRelativeTime(iso, NOW)).toBe(text);
});

test("an exact time is the same in every zone", () => {
  expect(formatAbsoluteTime("2026-11-21T23:30:00Z")).toBe("21 Nov 2026, 23:30 UTC");
  expect(formatAbsoluteTime("2026-11-21T23:30:00+05:45")).toBe("21 Nov 2026, 17:45 UTC");
});

test.each([
  [850, "850 ms"],
  [999, "999 ms"],
  [1000, "1.0 s"],
  [3200, "3.2 s"],
  [59_900, "59.9 s"],
  [60_000, "1 min 0 s"],
  [119_700, "2 min 0 s"],
  [250_000, "4 min 10 s"],
])("%d ms read %s", (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text);
});

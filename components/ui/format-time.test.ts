import { expect, test } from "vitest";
import { formatAbsoluteTime, formatDuration, formatRelativeTime } from "./format-time";

const NOW = Date.parse("2026-11-21T08:30:00Z");

test.each([
  ["2026-11-21T08:29:30Z", "just now"],
  ["2026-11-21T08:25:00Z", "5 minutes ago"],
  ["2026-11-21T05:30:00Z", "3 hours ago"],
  ["2026-11-20T08:30:00Z", "yesterday"],
  ["2026-08-21T08:30:00Z", "3 months ago"],
])("%s was %s", (iso, text) => {
  expect(formatRelativeTime(iso, NOW)).toBe(text);
});

test("an exact time is the same in every zone", () => {
  expect(formatAbsoluteTime("2026-11-21T23:30:00Z")).toBe("21 Nov 2026, 23:30 UTC");
});

test.each([
  [850, "850 ms"],
  [3200, "3.2 s"],
  [250_000, "4 min 10 s"],
])("%d ms read %s", (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text);
});

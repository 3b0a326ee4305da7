const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const DATE = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
const DAY = new Intl.DateTimeFormat("en-GB", DATE);
const MINUTE = { ...DATE, hour: "2-digit", minute: "2-digit" } as const;
const ABSOLUTE = new Intl.DateTimeFormat("en-GB", MINUTE);
const EXACT = new Intl.DateTimeFormat("en-GB", { ...MINUTE, second: "2-digit" });

/** "3 hours ago", seen from `nowMs`. */
export function formatRelativeTime(iso: string, nowMs: number): string {
  const seconds = (Date.parse(iso) - nowMs) / 1000;
  const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size);
  if (!unit) return "just now";

  return RELATIVE.format(Math.round(seconds / unit[1]), unit[0]);
}

/** "21 Nov 2026, 08:30 UTC": the same on every machine. */
export function formatAbsoluteTime(iso: string): string {
  return `${ABSOLUTE.format(new Date(iso))} UTC`;
}

/** "21 Nov 2026, 08:30:05 UTC", for what is made more than once in a minute. */
export function formatExactTime(iso: string): string {
  return `${EXACT.format(new Date(iso))} UTC`;
}

/** "21 Nov 2026", by UTC. */
export function formatDay(iso: string): string {
  return DAY.format(new Date(iso));
}

/** "850 ms", "3.2 s", "4 min 10 s". */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`;
  if (durationMs < 60_000) return `${(durationMs / 1000).toFixed(1)} s`;
  const seconds = Math.round(durationMs / 1000);

  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

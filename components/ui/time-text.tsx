"use client";
import { useSyncExternalStore } from "react";
import { formatAbsoluteTime, formatDay, formatRelativeTime } from "./format-time";

const MINUTE_MS = 60_000;

/** How long ago, with the exact time on hover. The server writes the day, which needs no clock and is about as long. */
export function TimeText({ iso }: { iso: string }) {
  const minute = useSyncExternalStore<number | undefined>(subscribeToMinutes, currentMinute, () => undefined);
  const absolute = formatAbsoluteTime(iso);

  return (
    <time dateTime={iso} title={absolute}>
      {minute === undefined ? formatDay(iso) : formatRelativeTime(iso, Math.max(minute * MINUTE_MS, Date.parse(iso)))}
    </time>
  );
}

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);

  return () => clearInterval(timer);
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS);
}

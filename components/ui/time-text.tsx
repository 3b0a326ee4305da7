"use client";
import { useSyncExternalStore } from "react";
import { formatAbsoluteTime, formatRelativeTime } from "./format-time";

const MINUTE_MS = 60_000;

/** How long ago, with the exact time on hover. The server writes the exact time, which needs no clock. */
export function TimeText({ iso }: { iso: string }) {
  const minute = useSyncExternalStore<number | undefined>(subscribeToMinutes, currentMinute, () => undefined);
  const absolute = formatAbsoluteTime(iso);

  return (
    <time dateTime={iso} title={absolute}>
      {minute === undefined ? absolute : formatRelativeTime(iso, Math.max(minute * MINUTE_MS, Date.parse(iso)))}
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

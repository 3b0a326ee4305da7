"use client";
import { useSyncExternalStore } from "react";
import { lackNow, type ServerLack, subscribeLack } from "@/lib/client/server-lack";

const WORDS = {
  offline: ["Offline", ": what is shown is from before; what you send goes out once you are back"],
  gone: ["The server does not answer", ": what is shown is from before; the rest comes once it answers"],
} as const satisfies Record<ServerLack, readonly [string, string]>;

/** Said on every screen where nothing is answered, on a band of its own so that it covers neither the title nor the way back: without a network nothing is even asked and sent until it is back. */
export function OfflineNote() {
  const lack = useSyncExternalStore(subscribeLack, lackNow, () => undefined);
  if (lack === undefined) return null;
  const [what, rest] = WORDS[lack];

  return (
    <p
      role="status"
      aria-label="Connection"
      className="min-h-7 shrink-0 bg-subtask-soft px-3 py-1 text-table text-subtask narrow:px-4"
    >
      {what}
      {rest}
    </p>
  );
}

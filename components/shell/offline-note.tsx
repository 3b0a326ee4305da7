"use client";
import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Said on every screen: without a network nothing is asked and nothing is sent until it is back. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow, () => true);
  if (isOnline) return null;

  return (
    <p role="status" className="truncate rounded-chip bg-subtask-soft px-2 py-0.5 text-table text-subtask">
      Offline
      <span className="hidden medium:inline">: this is from before; what you send goes out once you are back</span>
    </p>
  );
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnlineNow = () => onlineManager.isOnline();

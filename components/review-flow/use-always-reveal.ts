"use client";
import { useSyncExternalStore } from "react";

const STORE = "assay.reveal";
const listeners = new Set<() => void>();

/** Whether every answer of a blind queue is revealed by itself once it stands; kept in this browser. */
export function useAlwaysReveal(): { readonly isAlways: boolean; readonly setAlways: (isAlways: boolean) => void } {
  const isAlways = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(STORE) === "always",
    () => false,
  );

  return {
    isAlways,
    setAlways: (next) => {
      if (next) localStorage.setItem(STORE, "always");
      else localStorage.removeItem(STORE);
      for (const listener of listeners) listener();
    },
  };
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("storage", onChange);

  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}

"use client";
import { useEffect } from "react";
import { readerLinkOf } from "@/lib/client/reader-store";
import { readerLinkPairs } from "@/lib/domain/reader-link";
import { useReaderFacts } from "./reader-context";

const LINK_NAMES = ["step", "call", "logged", "range", "mode", "layer", "reference"];
// Browsers refuse more than about 100 address changes in 30 seconds; a held key makes more.
const QUIET_MS = 350;

/** Keeps the address at the place that is shown, so that it can be sent and reloaded. */
export function useLinkMirror(): void {
  const { store } = useReaderFacts();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function write() {
      const params = new URLSearchParams(window.location.search);
      const before = params.toString();
      for (const name of LINK_NAMES) params.delete(name);
      const state = store.get();
      const isUntouched = state.jump === 0 && state.focus === 0;
      for (const [name, value] of readerLinkPairs(readerLinkOf(state)))
        if (!(isUntouched && name === "step")) params.set(name, value);
      const after = params.toString();
      if (after !== before) window.history.replaceState(null, "", after ? `?${after}` : window.location.pathname);
    }

    const leave = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, QUIET_MS);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [store]);
}

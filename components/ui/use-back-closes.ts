"use client";
import { useEffect, useEffectEvent } from "react";

/** Of each dialog that is open, the topmost last. */
const open: symbol[] = [];

/**
 * Back closes an open dialog first, as Escape does, and leaves what lies below the next time, be it the page or a filter of
 * it. Nothing is put into the history for it: browsers ask before they go to another entry, unless they are older or that
 * entry was a page of its own load.
 *
 * @param isAddressed - whether the dialog is open because the address says so
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, isAddressed = false): void {
  const close = useEffectEvent(onClose);
  // Another state of the page may be the one without the dialog.
  const isHeld = useEffectEvent((event: NavigateEvent) => goesByHand(event) && !(isAddressed && staysOnPage(event)));

  useEffect(() => {
    if (!isOpen || !("navigation" in window)) return;
    const mark = Symbol("dialog");
    const left = new AbortController();
    open.push(mark);
    window.navigation.addEventListener(
      "navigate",
      (event) => {
        if (open.at(-1) !== mark || !isHeld(event)) return;
        event.preventDefault();
        close();
      },
      { signal: left.signal },
    );

    return () => {
      left.abort();
      open.splice(open.indexOf(mark), 1);
    };
  }, [isOpen]);
}

function goesByHand({ navigationType, userInitiated, cancelable }: NavigateEvent): boolean {
  return navigationType === "traverse" && userInitiated && cancelable;
}

function staysOnPage({ destination }: NavigateEvent): boolean {
  return new URL(destination.url).pathname === window.location.pathname;
}

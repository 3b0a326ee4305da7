"use client";
import { useEffect, useEffectEvent } from "react";

/** Of each dialog that is open, the topmost last. */
const open: symbol[] = [];

/**
 * Back closes an open dialog first, as Escape does, and leaves the page the next time. Nothing is put into the history for
 * it: browsers ask before they go to another entry, unless they are older or that entry was a page of its own load.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isOpen || !("navigation" in window)) return;
    const mark = Symbol("dialog");
    const left = new AbortController();
    open.push(mark);
    window.navigation.addEventListener(
      "navigate",
      (event) => {
        if (open.at(-1) !== mark || !leavesByHand(event)) return;
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

/** Another state of this page is let through: the dialog may be what it adds. */
function leavesByHand({ navigationType, userInitiated, cancelable, destination }: NavigateEvent): boolean {
  const leaves = new URL(destination.url).pathname !== window.location.pathname;

  return navigationType === "traverse" && userInitiated && cancelable && leaves;
}

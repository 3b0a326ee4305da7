"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { askFailedAgain, failedReread, subscribeFailedRereads } from "@/lib/client/failed-rereads";
import { contactKnown } from "@/lib/client/server-contact";
import { lackNow, subscribeLack } from "@/lib/client/server-lack";

/**
 * Says at the foot of the screen that something on it could not be asked again and is from before. There nothing moves under
 * who reads or presses. Only its words are a live region, which stands there before them, so that they are told once.
 */
export function RereadLine() {
  const client = useQueryClient();
  const subscribe = useCallback((onChange: () => void) => subscribeFailedRereads(client, onChange), [client]);
  const fault = useSyncExternalStore(
    subscribe,
    () => failedReread(client),
    () => undefined,
  );
  const lack = useSyncExternalStore(subscribeLack, lackNow, () => undefined);
  /** What was told as it was asked again, and stands until that has its answer. */
  const [asked, setAsked] = useState<string>();
  const [tries, setTries] = useState(0);
  // What nothing answers is told of the whole screen.
  const why = lack === undefined ? (asked ?? fault) : undefined;

  function askAgain() {
    setAsked(why);
    void askFailedAgain(client)
      .then(contactKnown)
      .finally(() => {
        setAsked(undefined);
        setTries((before) => before + 1);
      });
  }

  return (
    <div
      ref={keepHeight}
      className={
        why === undefined
          ? "contents"
          : "flex min-h-9.5 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-subtask-soft px-3 py-1 text-table text-subtask narrow:px-4"
      }
    >
      <p aria-live="polite">
        {why === undefined ? null : (
          // Words that stay as they were are not read out: another try that failed is told anew.
          <span key={tries}>Part of this screen could not be read again and is from before. {why}</span>
        )}
      </p>
      {why === undefined ? null : (
        // A button that cannot be pressed any more would let go of the keyboard.
        <Button
          ref={passFocusOn}
          size="small"
          aria-disabled={asked !== undefined}
          onClick={asked === undefined ? askAgain : undefined}
        >
          {asked === undefined ? "Try again" : "Trying again"}
        </Button>
      )}
    </div>
  );
}

/** Notices stand above the line (`components/ui/toaster.tsx`), whose words take several lines in a narrow window. */
function keepHeight(line: HTMLElement | null): (() => void) | undefined {
  if (line === null) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty("--reread-line", `${line.offsetHeight}px`));
  watch.observe(line);

  return () => {
    watch.disconnect();
    style.removeProperty("--reread-line");
  };
}

/** Where the button goes with the line, whoever was on it goes on in the screen. */
function passFocusOn(button: HTMLElement | null): () => void {
  return () => {
    if (document.activeElement === button) document.getElementById("main")?.focus({ preventScroll: true });
  };
}

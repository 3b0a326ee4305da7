"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { askFailedAgain, failedReread, subscribeFailedRereads } from "@/lib/client/failed-rereads";

/** Notices stand above it. Its height where its words need one line. */
const NOTICES = ":root{--reread-line:38px}";

/**
 * Says at the foot of the screen that something on it could not be asked again and is from before. There nothing moves under
 * who reads or presses. Only its words are a live region, which stands there before them, so that they are told once.
 */
export function RereadLine() {
  const client = useQueryClient();
  const subscribe = useCallback((onChange: () => void) => subscribeFailedRereads(client, onChange), [client]);
  const why = useSyncExternalStore(
    subscribe,
    () => failedReread(client),
    () => undefined,
  );

  return (
    <div
      className={
        why === undefined
          ? "contents"
          : "flex min-h-9.5 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-subtask-soft px-3 py-1 text-table text-subtask narrow:px-4"
      }
    >
      <p aria-live="polite">
        {why === undefined ? null : `Part of this screen could not be read again and is from before. ${why}`}
      </p>
      {why === undefined ? null : (
        <>
          <style>{NOTICES}</style>
          <Button size="small" onClick={() => askFailedAgain(client)}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

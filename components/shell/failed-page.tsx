"use client";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { lackNow, subscribeLack } from "@/lib/client/server-lack";
import { Screen } from "./screen";

/** What Next hands to a page that failed. */
export interface PageFailure {
  error: Error & { digest?: string };
  reset: () => void;
}

interface FailedPageProps {
  title: string;
  error: PageFailure["error"];
  onRetry: () => void;
}

/** A page that broke while it was drawn: nothing was changed, and it can be tried again. */
export function FailedPage({ title, error, onRetry }: FailedPageProps) {
  // As the bundler names it.
  const isCodeLacking = error.name === "ChunkLoadError";
  useReloadOnceBack(isCodeLacking);

  return (
    <Screen>
      <ErrorState
        title={title}
        detail={
          isCodeLacking
            ? "A part of it did not come from the server. Nothing was changed. It is loaded again once the server answers; if it stays, reload the page."
            : "A part of it failed. Nothing was changed. Try again; if it stays, look up the request in the server’s log."
        }
        requestId={error.digest}
        // What did not come once is not asked for again before the page is another.
        onRetry={isCodeLacking ? () => window.location.reload() : onRetry}
      />
    </Screen>
  );
}

/** Not before the server was found to be lacking: code that it does not have would be asked for without end. */
function useReloadOnceBack(isAsked: boolean): void {
  const lack = useSyncExternalStore(subscribeLack, lackNow, () => undefined);
  const wasLacking = useRef(false);
  useEffect(() => {
    if (!isAsked) return;
    if (lack !== undefined) wasLacking.current = true;
    else if (wasLacking.current) window.location.reload();
  }, [isAsked, lack]);
}

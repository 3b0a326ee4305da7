"use client";
import { useIsMutating } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { contactNow, noteContact, subscribeContact } from "@/lib/client/server-contact";
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
  return (
    <Screen>
      {/* As the bundler names it. */}
      {error.name === "ChunkLoadError" ? (
        <CodeLacking title={title} />
      ) : (
        <ErrorState
          title={title}
          detail="A part of it failed. Nothing was changed. Try again; if it stays, look up the request in the server’s log."
          requestId={error.digest}
          onRetry={onRetry}
        />
      )}
    </Screen>
  );
}

/** React keeps that a part of a page did not come, so that only another load of the page asks for it again. */
function CodeLacking({ title }: { title: string }) {
  const lack = useSyncExternalStore(subscribeLack, lackNow, () => undefined);
  // Whether the server is there is asked, and until it answered nothing is loaded.
  useEffect(() => noteContact("silence"), []);
  useReloadOnceBack(lack !== undefined);

  return (
    <ErrorState
      title={title}
      detail={`A part of it did not come from the server. Nothing was changed. ${
        lack === undefined ? "Try again loads the page once more." : "The page is loaded once the server answers."
      }`}
      // Without a server the browser would show a page of its own, from which nothing comes back by itself.
      onRetry={lack === undefined ? () => window.location.reload() : undefined}
    />
  );
}

/** Not where nothing was ever lacking: code that the server does not have would be asked for without end. */
function useReloadOnceBack(isLacking: boolean): void {
  const contact = useSyncExternalStore(subscribeContact, contactNow, () => "answers" as const);
  // What waited for a network is sent first.
  const writes = useIsMutating();
  const [wasLacking, setWasLacking] = useState(isLacking);
  if (isLacking && !wasLacking) setWasLacking(true);

  useEffect(() => {
    if (wasLacking && !isLacking && contact === "answers" && writes === 0) window.location.reload();
  }, [wasLacking, isLacking, contact, writes]);
}

"use client";
import { ErrorState } from "@/components/ui/error-state";
import { Screen } from "./screen";
import { useReloadOnceBack } from "./use-reload-once-back";

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
  const { lack, isComing } = useReloadOnceBack();

  return (
    <ErrorState
      title={title}
      detail={`A part of it did not come from the server. Nothing was changed. ${
        isComing ? "The page is loaded once the server answers." : "Try again loads the page once more."
      }`}
      // Without a server the browser would show a page of its own, from which nothing comes back by itself.
      onRetry={lack === undefined ? () => window.location.reload() : undefined}
    />
  );
}

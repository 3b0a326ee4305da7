"use client";
import { Screen } from "@/components/shell/screen";
import { ErrorState } from "@/components/ui/error-state";

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <Screen>
      <ErrorState
        title="The reader could not be shown"
        detail="A part of it failed. Nothing was changed. Try again; if it stays, look up the request in the server’s log."
        requestId={error.digest}
        onRetry={reset}
      />
    </Screen>
  );
}

import { ErrorState } from "@/components/ui/error-state";
import { Screen } from "./screen";

interface FailedPageProps {
  title: string;
  requestId: string | undefined;
  onRetry: () => void;
}

/** A page that broke while it was drawn: nothing was changed, and it can be tried again. */
export function FailedPage({ title, requestId, onRetry }: FailedPageProps) {
  return (
    <Screen>
      <ErrorState
        title={title}
        detail="A part of it failed. Nothing was changed. Try again; if it stays, look up the request in the server’s log."
        requestId={requestId}
        onRetry={onRetry}
      />
    </Screen>
  );
}

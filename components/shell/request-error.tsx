"use client";
import { ErrorState } from "@/components/ui/error-state";
import { ApiError } from "@/lib/client/api";

interface RequestErrorProps {
  place?: "page" | "panel";
  /** What did not work, as in "The rows could not be loaded". */
  title: string;
  error: Error;
  onRetry?: () => void;
}

/** A failed request with its reason, its id and another try. */
export function RequestError({ place = "page", title, error, onRetry }: RequestErrorProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;

  return <ErrorState place={place} title={title} detail={error.message} requestId={requestId} onRetry={onRetry} />;
}

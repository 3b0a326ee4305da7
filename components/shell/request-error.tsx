"use client";
import { ErrorState } from "@/components/ui/error-state";
import { ApiError } from "@/lib/client/api";

interface RequestErrorProps {
  /** What did not work, as in "The rows could not be loaded". */
  title: string;
  error: Error;
  onRetry?: () => void;
}

/** A failed request with its reason, its id and another try. */
export function RequestError({ title, error, onRetry }: RequestErrorProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;

  return <ErrorState title={title} detail={error.message} requestId={requestId} onRetry={onRetry} />;
}

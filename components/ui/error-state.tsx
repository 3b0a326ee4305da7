"use client";
import { Button } from "./button";
import { CopyButton } from "./copy-button";

interface ErrorStateProps {
  /** What did not work, as in "The rows could not be loaded". */
  title: string;
  /** Why, and what to do. */
  detail: string;
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export function ErrorState({ title, detail, requestId, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-130 flex-col items-start gap-2 px-6 py-12">
      <h2 className="text-section text-danger">{title}</h2>
      <p className="text-ink-2">{detail}</p>
      {requestId ? (
        <p className="flex items-center gap-1.5 text-caption text-ink-3">
          Request <code className="font-mono">{requestId}</code>
          <CopyButton label="Copy the request id" text={requestId} />
        </p>
      ) : null}
      {onRetry ? (
        <div className="mt-2">
          <Button onClick={onRetry}>Try again</Button>
        </div>
      ) : null}
    </div>
  );
}

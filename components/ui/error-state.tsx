"use client";
import type { ReactNode } from "react";
import { Button } from "./button";
import { CopyButton } from "./copy-button";

const PLACE = {
  page: "mx-auto max-w-130 px-6 py-12",
  panel: "px-0 py-1",
} as const;

interface ErrorStateProps {
  /** Whether it stands for a whole page or for a part of one. */
  place?: keyof typeof PLACE;
  /** What did not work, as in "The rows could not be loaded". */
  title: string;
  /** Why, and what to do; several reasons have a line each. */
  detail: string | readonly string[];
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Another way on, beside the other try. */
  beside?: ReactNode;
}

export function ErrorState({ place = "page", title, detail, requestId, onRetry, beside }: ErrorStateProps) {
  return (
    <div role="alert" className={`flex flex-col items-start gap-2 ${PLACE[place]}`}>
      <h2 className="text-section text-danger">{title}</h2>
      {[detail].flat().map((reason) => (
        <p key={reason} className="text-ink-2">
          {reason}
        </p>
      ))}
      {requestId ? (
        <p className="flex items-center gap-1.5 text-caption text-ink-3">
          Request <code className="font-mono">{requestId}</code>
          <CopyButton label="Copy the request id" text={requestId} />
        </p>
      ) : null}
      {onRetry ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={onRetry}>Try again</Button>
          {beside}
        </div>
      ) : null}
    </div>
  );
}

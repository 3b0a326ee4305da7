"use client";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/client/api";
import { RequestError } from "./request-error";

interface PageFaultProps {
  /** What the page is about, as in "split". */
  thing: string;
  error: Error | null;
  /** Where all of them are. */
  back: { readonly href: string; readonly name: string };
  onRetry: () => void;
}

/** A page about one thing that cannot be shown: it is not there, by any id that an address may hold, or was not answered. */
export function PageFault({ thing, error, back, onRetry }: PageFaultProps) {
  const isMissing = error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "INVALID");
  if (!isMissing)
    return (
      <RequestError
        title={`The ${thing} could not be read`}
        error={error ?? new Error("No answer came.")}
        onRetry={onRetry}
      />
    );

  return (
    <EmptyState
      isPage
      title={`There is no such ${thing}`}
      actions={
        <Button asChild variant="primary">
          <Link href={back.href}>{back.name}</Link>
        </Button>
      }
    >
      It may have been removed, or the address may be cut short.
    </EmptyState>
  );
}

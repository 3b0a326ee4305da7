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
  /** Whether nothing else on the page has its title. */
  isPage?: boolean;
  /** What a person who may not would be doing, as in "review in this queue". */
  refused?: string;
  /** Where all of them are. */
  back: { readonly href: string; readonly name: string };
  onRetry: () => void;
}

/** A page about one thing that cannot be shown: not there, by any id that an address may hold, not allowed, or not answered. */
export function PageFault({
  thing,
  isPage = false,
  refused = `open this ${thing}`,
  error,
  back,
  onRetry,
}: PageFaultProps) {
  const code = error instanceof ApiError ? error.code : undefined;
  const actions = (
    <Button asChild variant="primary">
      <Link href={back.href}>{back.name}</Link>
    </Button>
  );

  if (code === "NOT_FOUND" || code === "INVALID")
    return (
      <EmptyState isPage={isPage} title={`There is no such ${thing}`} actions={actions}>
        It may have been removed, or the address may be cut short.
      </EmptyState>
    );
  if (code === "FORBIDDEN" || code === "UNAUTHENTICATED")
    return (
      <EmptyState isPage={isPage} title={`You may not ${refused}`} actions={actions}>
        {error?.message}
      </EmptyState>
    );

  return (
    <RequestError
      title={`The ${thing} could not be read`}
      error={error ?? new Error("No answer came.")}
      onRetry={onRetry}
    />
  );
}

"use client";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/client/api";
import { Back, NoSuch } from "./no-such";
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
  if (code === "NOT_FOUND" || code === "INVALID") return <NoSuch {...{ thing, isPage, back }} />;
  if (code === "FORBIDDEN" || code === "UNAUTHENTICATED")
    return (
      <EmptyState isPage={isPage} title={`You may not ${refused}`} actions={<Back {...back} />}>
        {error?.message}
      </EmptyState>
    );

  return (
    <RequestError
      title={`The ${thing} could not be read`}
      error={error ?? new Error("No answer came.")}
      onRetry={onRetry}
      beside={<Back variant="secondary" {...back} />}
    />
  );
}

"use client";
import Link from "next/link";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/client/api";

interface ReaderFaultProps {
  error: Error;
  onRetry: () => void;
}

/** A trajectory that cannot be opened: absent, not allowed, or not answered. */
export function ReaderFault({ error, onRetry }: ReaderFaultProps) {
  const code = error instanceof ApiError ? error.code : undefined;

  if (code === "NOT_FOUND" || code === "INVALID")
    return (
      <EmptyState isPage title="There is no such trajectory" actions={<BackToTable />}>
        It may have been removed with its corpus, or the address may be cut short.
      </EmptyState>
    );
  if (code === "FORBIDDEN" || code === "UNAUTHENTICATED")
    return (
      <EmptyState isPage title="You may not open this trajectory" actions={<BackToTable />}>
        {error.message}
      </EmptyState>
    );

  return <RequestError title="The trajectory could not be opened" error={error} onRetry={onRetry} />;
}

function BackToTable() {
  return (
    <Button asChild variant="primary">
      <Link href="/trajectories">Open the trajectories</Link>
    </Button>
  );
}

"use client";
import Link from "next/link";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/client/api";

interface QueueFaultProps {
  error: Error;
  onRetry: () => void;
}

/** A queue that cannot be reviewed: absent, not for this person, or not answered. */
export function QueueFault({ error, onRetry }: QueueFaultProps) {
  const code = error instanceof ApiError ? error.code : undefined;

  if (code === "NOT_FOUND" || code === "INVALID")
    return (
      <EmptyState isPage title="There is no such queue" actions={<ToQueues />}>
        It may have been removed with its corpus, or the address may be cut short.
      </EmptyState>
    );
  if (code === "FORBIDDEN" || code === "UNAUTHENTICATED")
    return (
      <EmptyState isPage title="You may not review in this queue" actions={<ToQueues />}>
        {error.message}
      </EmptyState>
    );

  return <RequestError title="The queue could not be opened" error={error} onRetry={onRetry} />;
}

function ToQueues() {
  return (
    <Button asChild variant="primary">
      <Link href="/queues">Open the queues</Link>
    </Button>
  );
}

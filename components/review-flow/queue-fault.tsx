"use client";
import { LatePageFault } from "@/components/shell/late-page-fault";

interface QueueFaultProps {
  error: Error;
  onRetry: () => void;
}

/** A queue that cannot be reviewed: absent, not for this person, or not answered. */
export function QueueFault({ error, onRetry }: QueueFaultProps) {
  return (
    <LatePageFault
      isPage
      thing="queue"
      refused="review in this queue"
      error={error}
      back={{ href: "/queues", name: "Open the queues" }}
      onRetry={onRetry}
    />
  );
}

"use client";
import { FailedPage } from "@/components/shell/failed-page";

interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <FailedPage title="The problems could not be shown" requestId={error.digest} onRetry={reset} />;
}

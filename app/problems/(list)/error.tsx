"use client";
import { FailedPage, type PageFailure } from "@/components/shell/failed-page";

export default function ErrorPage({ error, reset }: PageFailure) {
  return <FailedPage title="The problems could not be shown" error={error} onRetry={reset} />;
}

"use client";
import type { ReactNode } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { ApiError } from "@/lib/client/api";

interface RequestErrorProps {
  place?: "page" | "panel";
  /** What did not work, as in "The rows could not be loaded". */
  title: string;
  error: Error;
  onRetry?: () => void;
  /** Another way on, beside the other try. */
  beside?: ReactNode;
}

/** A failed request with its reason, its id and another try. */
export function RequestError({ place = "page", title, error, onRetry, beside }: RequestErrorProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;

  return <ErrorState {...{ place, title, requestId, onRetry, beside }} detail={reasonsOf(error)} />;
}

/** Each mistake by itself, where the sentence is only all of them in a row. */
function reasonsOf(error: Error): readonly string[] {
  const mistakes = error instanceof ApiError ? error.issues.map(({ message }) => message) : [];

  return mistakes.join(" ") === error.message ? [...new Set(mistakes)] : [error.message];
}

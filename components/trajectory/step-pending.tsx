"use client";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import type { OutlineStep } from "@/lib/contract/outline";
import type { Step } from "@/lib/domain/step";
import { TextAction } from "./text-action";

/** Whether the body of a step is here. */
export type BodyState =
  | { readonly status: "ready"; readonly step: Step }
  | { readonly status: "pending" }
  | { readonly status: "failed"; readonly error: Error; readonly onRetry: () => void };

interface StepPendingProps {
  entry: Pick<OutlineStep, "title" | "index">;
  body: Exclude<BodyState, { status: "ready" }>;
}

/** Stands in for a step whose body is on its way or did not come. */
export function StepPending({ entry, body }: StepPendingProps) {
  if (body.status === "pending")
    return (
      <div aria-busy="true" className="flex flex-col gap-2 py-0.5">
        <span className="sr-only">{entry.title} is loading</span>
        <Skeleton width="72%" />
        <Skeleton width="46%" />
      </div>
    );
  const requestId = body.error instanceof ApiError ? body.error.requestId : undefined;

  return (
    <p role="alert" className="text-table text-danger">
      Step {entry.index + 1} could not be loaded. {body.error.message}{" "}
      {requestId ? <span className="font-mono text-caption text-ink-3">request {requestId} </span> : null}
      <TextAction onClick={body.onRetry}>Try again</TextAction>
    </p>
  );
}

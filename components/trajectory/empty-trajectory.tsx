"use client";
import { EmptyState } from "@/components/ui/empty-state";
import { formatDuration } from "@/components/ui/format-time";
import { notScoredWords } from "@/components/verdict/not-scored-words";
import type { Outline, TrajectoryHeader } from "@/lib/contract/outline";
import { SafeText } from "./safe-text";

const MEANING: Readonly<Record<string, string>> = {
  failed: "The agent ended with an error before it wrote a step.",
  timed_out: "The agent ran out of time before it wrote a step.",
  completed: "The agent returned, but with no dialogue. There is nothing to read and nothing to train on.",
  unknown: "The record holds no step and does not say how the agent ended.",
};

const TITLE: Readonly<Record<string, string>> = {
  failed: "No steps: the agent failed",
  timed_out: "No steps: the agent ran out of time",
};

interface EmptyTrajectoryProps {
  header: Pick<TrajectoryHeader, "status" | "durationMs" | "outcome">;
  extra: Outline["extra"];
}

function errorOf(extra: Outline["extra"]): string | undefined {
  const error = extra?.["error"];
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return undefined;
  const type: unknown = Reflect.get(error, "type");
  const message: unknown = Reflect.get(error, "message");
  return [type, message].filter((part) => typeof part === "string" && part !== "").join(": ") || undefined;
}

/** A trajectory without steps: what happened and what it means. Of the outcome nothing is said while it is hidden. */
export function EmptyTrajectory({ header, extra }: EmptyTrajectoryProps) {
  const error = errorOf(extra);
  const notScored = header.outcome && notScoredWords(header.outcome.level, header.status);

  return (
    <div className="min-h-0 flex-1 overflow-y-auto bg-surface">
      <EmptyState title={TITLE[header.status] ?? "No steps in this record"}>
        <p>
          {MEANING[header.status] ?? MEANING["unknown"]} {notScored}
        </p>
        {header.durationMs === null ? null : <p className="mt-1">It ran for {formatDuration(header.durationMs)}.</p>}
        {error ? (
          <p className="mt-2 rounded-control border border-line bg-bg px-3 py-2 font-mono text-mono text-danger">
            <SafeText text={error} step={0} isSource isUncounted />
          </p>
        ) : null}
        <p className="mt-2">The raw record can be opened and downloaded under Record.</p>
      </EmptyState>
    </div>
  );
}

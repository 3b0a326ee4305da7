"use client";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { stepChunkOptions, trajectoryOptions } from "@/lib/client/trajectory";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import type { Step } from "@/lib/domain/step";
import { type StepPair, stepPairs } from "@/lib/domain/step-pairs";

/** A rollout with all of its steps. */
export interface WholeRollout {
  readonly detail: TrajectoryDetail;
  readonly steps: readonly Step[];
}

export type TwoRollouts =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: "ready";
      readonly left: WholeRollout;
      readonly right: WholeRollout;
      readonly pairs: readonly StepPair[];
    };

/** Two rollouts side by side, once all bodies of both are here. */
export function useTwoRollouts(leftId: string, rightId: string): TwoRollouts {
  const left = useRollout(leftId);
  const right = useRollout(rightId);
  const pairs = useMemo(
    () => (left.steps && right.steps ? stepPairs(left.steps, right.steps) : undefined),
    [left.steps, right.steps],
  );
  const failed = left.error ? left : right;

  if (failed.error) return { status: "failed", error: failed.error, retry: failed.retry };
  if (!left.detail || !right.detail || !left.steps || !right.steps || !pairs) return { status: "loading" };

  return {
    status: "ready",
    left: { detail: left.detail, steps: left.steps },
    right: { detail: right.detail, steps: right.steps },
    pairs,
  };
}

function useRollout(id: string) {
  const detail = useQuery(trajectoryOptions(id));
  const chunks = useQueries({
    queries: (detail.data?.outline.chunks ?? []).map(({ chunk }) => stepChunkOptions(id, chunk)),
    combine: stepsOf,
  });

  return {
    detail: detail.data,
    steps: detail.data ? chunks.steps : undefined,
    error: detail.error ?? chunks.error,
    retry: () => {
      void detail.refetch();
      chunks.retry();
    },
  };
}

interface ChunkResult {
  readonly data: readonly Step[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

function stepsOf(results: readonly ChunkResult[]) {
  return {
    steps: results.every(({ data }) => data) ? results.flatMap(({ data }) => data ?? []) : undefined,
    error: results.find(({ error }) => error)?.error ?? undefined,
    retry: () => {
      for (const result of results) if (result.error) result.refetch();
    },
  };
}

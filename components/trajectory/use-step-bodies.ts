"use client";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { stepChunkOptions } from "@/lib/client/trajectory";
import type { Outline } from "@/lib/contract/outline";
import type { Step } from "@/lib/domain/step";
import type { BodyState } from "./step-pending";

/** Below this many stored bytes all bodies are fetched at once: a second request costs more than they do. */
const EAGER_BYTES = 1_500_000;

export interface StepBodies {
  readonly bodyOf: (step: number) => BodyState;
  /** The steps of every chunk of the outline, undefined where they are not here. */
  readonly chunks: readonly (readonly Step[] | undefined)[];
  readonly readyCount: number;
  /** How many steps are here without a gap from the first. */
  readonly readyFromStart: number;
  readonly isComplete: boolean;
}

const PENDING: BodyState = { status: "pending" };

/** One for each step, so that those that are here are not drawn again when others come. */
const READY = new WeakMap<Step, BodyState>();

function bodiesOf(outline: Outline, results: readonly UseQueryResult<readonly Step[]>[]): StepBodies {
  const byStep = new Map<number, BodyState>();
  for (const [at, result] of results.entries()) {
    const chunk = outline.chunks[at];
    if (result.data) {
      for (const step of result.data) byStep.set(step.index, readyOf(step));
    } else if (result.error && chunk) {
      const failed: BodyState = {
        status: "failed",
        error: result.error,
        onRetry: () => {
          // The query itself carries the failure of the retry to the screen.
          void result.refetch();
        },
      };
      for (let step = chunk.firstStep; step <= chunk.lastStep; step++) byStep.set(step, failed);
    }
  }
  const chunks = results.map((result) => result.data);
  const readyCount = chunks.reduce((sum, chunk) => sum + (chunk?.length ?? 0), 0);
  const gap = results.findIndex((result) => !result.data);
  const readyFromStart = gap === -1 ? outline.steps.length : (outline.chunks[gap]?.firstStep ?? 0);

  return {
    bodyOf: (step) => byStep.get(step) ?? PENDING,
    chunks,
    readyCount,
    readyFromStart,
    isComplete: readyCount >= outline.steps.length,
  };
}

function readyOf(step: Step): BodyState {
  const ready = READY.get(step) ?? { status: "ready", step };
  READY.set(step, ready);

  return ready;
}

/** Whether all bodies are fetched at once. */
export function isFetchedWhole(outline: Outline): boolean {
  return outline.chunks.reduce((sum, chunk) => sum + chunk.rawBytes, 0) <= EAGER_BYTES;
}

/** Fetches the chunks that hold the steps in view and their neighbours, or all of them when asked. */
export function useStepBodies(
  id: string,
  outline: Outline,
  wanted: { readonly first: number; readonly last: number } | "all",
): StepBodies {
  const isSmall = useMemo(() => isFetchedWhole(outline), [outline]);
  const isWanted = (chunk: number) =>
    wanted === "all" || isSmall || (chunk >= wanted.first - 1 && chunk <= wanted.last + 1);
  const combine = useCallback((results: UseQueryResult<readonly Step[]>[]) => bodiesOf(outline, results), [outline]);

  return useQueries({
    queries: outline.chunks.map(({ chunk }, at) => ({ ...stepChunkOptions(id, chunk), enabled: isWanted(at) })),
    combine,
  });
}

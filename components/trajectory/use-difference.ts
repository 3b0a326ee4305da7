"use client";
import { useQuery } from "@tanstack/react-query";
import { differenceOptions, rolloutsOptions, wholeOptions } from "@/lib/client/trajectory";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import type { StepDifference } from "@/lib/domain/step-compare";
import type { StepBodies } from "./use-step-bodies";

export interface Difference {
  readonly status: "off" | "loading" | "alone" | "failed" | "ready";
  readonly rollouts: readonly TrajectoryRow[];
  readonly reference: TrajectoryRow | undefined;
  /** One answer a step, when the status is "ready". */
  readonly steps: readonly StepDifference[];
}

/** The best known rollout: approved first, then solved, then as the server sorts them. */
function bestOf(rollouts: readonly TrajectoryRow[]): TrajectoryRow | undefined {
  return rollouts.find((row) => row.approved) ?? rollouts.find((row) => row.outcome === "success") ?? rollouts[0];
}

const NO_STEPS: readonly StepDifference[] = [];

interface DifferenceRequest {
  readonly header: Pick<TrajectoryHeader, "id" | "corpus" | "problem">;
  readonly bodies: StepBodies;
  readonly isOn: boolean;
  /** Chosen by the reader; the best known rollout when undefined. */
  readonly chosen: string | undefined;
}

/** Compares this rollout with another of the same problem, once all bodies of both are here. */
export function useDifference({ header, bodies, isOn, chosen }: DifferenceRequest): Difference {
  const list = useQuery({ ...rolloutsOptions(header.corpus.id, header.problem.id), enabled: isOn });
  const rollouts = (list.data?.items ?? []).filter((row) => row.id !== header.id);
  const reference = rollouts.find((row) => row.id === chosen) ?? bestOf(rollouts);
  const theirs = useQuery({ ...wholeOptions(reference?.id ?? ""), enabled: isOn && reference !== undefined });
  const compared = useQuery({
    ...differenceOptions(
      { id: header.id, chunks: bodies.chunks },
      { id: reference?.id ?? "", steps: theirs.data ?? [] },
    ),
    enabled: isOn && bodies.isComplete && theirs.data !== undefined,
  });

  return { status: statusOf(), rollouts, reference, steps: isOn ? (compared.data ?? NO_STEPS) : NO_STEPS };

  function statusOf(): Difference["status"] {
    if (!isOn) return "off";
    if (list.isError || theirs.isError || compared.isError) return "failed";
    if (list.isPending) return "loading";
    if (!reference) return "alone";
    return compared.data ? "ready" : "loading";
  }
}

import { queryOptions } from "@tanstack/react-query";
import type { NeighbourQuery } from "@/lib/contract/trajectory-detail";
import type { Step } from "@/lib/domain/step";
import { apiPath, getJson, getPackedJson } from "./api";
import { KEYS } from "./keys";

/** Query keys of one trajectory; labels.ts writes into `detail`. */
export const TRAJECTORY_KEYS = {
  detail: (id: string) => [...KEYS.trajectory, id, "detail"] as const,
  history: (id: string) => [...KEYS.trajectory, id, "history"] as const,
};

/** Where the reader's first answer comes from; its page names it, so that a browser asks before the scripts run. */
export function trajectoryPath(id: string): string {
  return `/api/trajectories/${encodeURIComponent(id)}`;
}

/** Header, outline and review state: all that the reader needs before the first body. */
export function trajectoryOptions(id: string) {
  return queryOptions({
    queryKey: TRAJECTORY_KEYS.detail(id),
    queryFn: ({ signal }) => getJson({ path: trajectoryPath(id), answer: (of) => of.TrajectoryDetail, signal }),
  });
}

/**
 * Bodies of consecutive steps. They never change, so they are fetched once. A chunk is 64 to 256 KB
 * and parses in under 5 ms, which is less than a worker's round trip; a larger one is a single step.
 */
export function stepChunkOptions(id: string, chunk: number) {
  return queryOptions({
    queryKey: [...KEYS.trajectory, id, "chunk", chunk],
    queryFn: ({ signal }): Promise<readonly Step[]> =>
      getPackedJson({ path: `/api/trajectories/${id}/chunks/${chunk}`, answer: (of) => of.StepChunk, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10 * 60_000,
  });
}

/** The rows before and after this one in the table that the reader was opened from. */
export function neighboursOptions(id: string, table: NeighbourQuery) {
  return queryOptions({
    queryKey: [...KEYS.trajectory, id, "neighbours", table],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/trajectories/${id}/neighbours`, search: table, answer: (of) => of.Neighbours, signal }),
  });
}

/** Other rollouts of the same problem in the corpus, for the difference layer. */
export function rolloutsOptions(corpus: string, problem: string) {
  return queryOptions({
    queryKey: [...KEYS.trajectories, "rollouts", corpus, problem],
    queryFn: ({ signal }) =>
      getJson({
        path: "/api/trajectories",
        search: { corpus, filter: `problem:${problem}`, sort: "-richness", limit: 100 },
        answer: (of) => of.TrajectoryPage,
        signal,
      }),
  });
}

/** Address of the stored record, byte for byte. */
export function rawRecordPath(id: string): string {
  return apiPath(`/api/trajectories/${id}/raw`);
}

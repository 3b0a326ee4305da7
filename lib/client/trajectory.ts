import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { decidedOutline } from "@/lib/contract/decided-outline";
import { screenOf } from "@/lib/contract/first-steps";
import type { Outline } from "@/lib/contract/outline";
import type { NeighbourQuery, TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { chunksAround } from "@/lib/domain/chunk-at";
import type { Step } from "@/lib/domain/step";
import type { StepDifference } from "@/lib/domain/step-compare";
import { apiPath, getJson } from "./api";
import { KEYS } from "./keys";

/** Checks follow an import within seconds; where they do not, they are asked for ever more seldom. */
const UNCHECKED_POLL_MS = 2000;
const LONGEST_POLL_MS = 60_000;

/** Query keys of one trajectory; labels.ts writes into `detail`. */
export const TRAJECTORY_KEYS = {
  detail: (id: string) => [...KEYS.trajectory, id, "detail"] as const,
  history: (id: string) => [...KEYS.trajectory, id, "history"] as const,
};

/** Where the reader's first answer comes from; its page names it, so that a browser asks before the scripts run. */
export function trajectoryPath(id: string): string {
  return `/api/trajectories/${encodeURIComponent(id)}?as=gzip`;
}

/** Where the bodies of some steps come from; the page names those of the first screen as well. */
export function stepChunkPath(id: string, chunk: number): string {
  return `/api/trajectories/${encodeURIComponent(id)}/chunks/${chunk}?as=gzip`;
}

/** Header, outline and review state: all that the reader needs before the first body. */
export function trajectoryOptions(id: string) {
  return queryOptions({
    queryKey: TRAJECTORY_KEYS.detail(id),
    queryFn: ({ signal }) => readDetail(id, signal),
  });
}

/**
 * The same for a reader that opens: the bodies of its first screen are asked for as soon as the outline says where they
 * are, while the page is drawn.
 *
 * @param step - the one that the address names
 * @param parts - fetches what else the reader is drawn with; given where first steps can be read already, which a reader
 *   that still lacks its own should not replace
 */
export function readerOptions(id: string, step = 0, parts?: () => Promise<unknown>) {
  return queryOptions({
    ...trajectoryOptions(id),
    queryFn: async ({ client, signal }) => {
      const fetched = parts ? Promise.allSettled([parts()]) : undefined;
      const detail = await readDetail(id, signal);
      const drawn = askForBodies(client, { id, outline: detail.outline, step, tries: parts ? FIRST_TRY : {} });
      if (fetched !== undefined) await Promise.all([fetched, drawn]);

      return detail;
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isUnchecked(data) ? Math.min(UNCHECKED_POLL_MS * 2 ** (dataUpdateCount - 1), LONGEST_POLL_MS) : false,
  });
}

/** Whether a machine is still to say what it finds of the judgement, and of text that addresses a judge. */
function isUnchecked({ header: { judgement }, judgeCheck }: TrajectoryDetail): boolean {
  return judgement !== undefined && judgement.state !== "absent" && judgeCheck === undefined;
}

async function readDetail(id: string, signal: AbortSignal): Promise<TrajectoryDetail> {
  const detail = await getJson({ path: trajectoryPath(id), answer: (of) => of.TrajectoryDetail, signal });

  return { ...detail, outline: decidedOutline(detail.outline, detail.filterDecision) };
}

/**
 * Asks for the bodies around a step. What cannot be fetched ahead is asked for again, and shown as failed, by the step
 * itself.
 *
 * @returns when those of the first screen are here or did not come at the first try, whatever becomes of their neighbours
 */
function askForBodies(client: QueryClient, { id, outline, step, tries }: BodiesAsked): Promise<unknown> {
  const drawn = new Set(screenOf(outline.steps, step).map(({ chunk }) => chunk));
  const around = new Set([...drawn, ...chunksAround(outline.chunks, step).map(({ chunk }) => chunk)]);
  const asked = [...around]
    .sort((a, b) => a - b)
    .map((chunk) => {
      const isDrawn = drawn.has(chunk);
      const options = { ...stepChunkOptions(id, chunk), ...(isDrawn ? tries : {}) };
      return { isDrawn, body: client.query(options) };
    });
  const settled = (all: typeof asked) => Promise.allSettled(all.map(({ body }) => body));
  void settled(asked);

  return settled(asked.filter(({ isDrawn }) => isDrawn));
}

interface BodiesAsked {
  readonly id: string;
  readonly outline: Outline;
  readonly step: number;
  /** How often those of the first screen are asked for; as any other where nobody waits for them. */
  readonly tries: Partial<typeof FIRST_TRY>;
}

/** Without a network, too, it ends. */
const FIRST_TRY = { retry: false, networkMode: "always" } as const;

/**
 * Bodies of consecutive steps. They never change, so they are fetched once. A chunk is 64 to 256 KB
 * and parses in under 5 ms, which is less than a worker's round trip; a larger one is a single step.
 */
export function stepChunkOptions(id: string, chunk: number) {
  return queryOptions({
    queryKey: [...KEYS.trajectory, id, "chunk", chunk],
    queryFn: ({ signal }): Promise<readonly Step[]> =>
      getJson({ path: stepChunkPath(id, chunk), answer: (of) => of.StepChunk, signal }),
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

/** All steps of another trajectory, which is compared with the one that is read. */
export function wholeOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.trajectory, id, "whole"],
    queryFn: async ({ client }): Promise<readonly Step[]> => {
      const { outline } = await client.query(trajectoryOptions(id));
      const chunks = await Promise.all(outline.chunks.map(({ chunk }) => client.query(stepChunkOptions(id, chunk))));

      return chunks.flat();
    },
    // What it asks for is asked for again by itself.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Address of the stored record, byte for byte. */
export function rawRecordPath(id: string): string {
  return apiPath(`/api/trajectories/${id}/raw`);
}

interface OwnBodies {
  readonly id: string;
  readonly chunks: readonly (readonly Step[] | undefined)[];
}

interface OtherBodies {
  readonly id: string;
  readonly steps: readonly Step[];
}

/** How the steps of one rollout differ from those of another, once all of both are here. */
export function differenceOptions(ours: OwnBodies, theirs: OtherBodies) {
  return queryOptions({
    queryKey: [...KEYS.trajectory, ours.id, "difference", theirs.id],
    queryFn: async (): Promise<readonly StepDifference[]> => {
      const { compareSteps } = await import("@/lib/domain/step-compare");

      return compareSteps(
        ours.chunks.flatMap((steps) => steps ?? []),
        theirs.steps,
      );
    },
    // Bodies never change, and the comparison asks nobody.
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
  });
}

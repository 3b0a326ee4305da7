import { mutationOptions, type QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query";
import type { Job } from "@/lib/contract/jobs";
import { isOver } from "@/lib/domain/is-over";
import { ApiError, getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import { isFault } from "./retry-faults";

const POLL_MS = 700;

/** One job, asked again until it is over, or refused. */
export function jobOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.jobs, id],
    queryFn: ({ signal }) => getJson({ path: `/api/jobs/${id}`, answer: (of) => of.Job, signal }),
    refetchInterval: ({ state }) => (isEnd(state) ? false : POLL_MS),
    staleTime: 0,
  });
}

/** Follows a job to its end, however it ends and whether or not its screen is still open, and then acts once. */
export function whenOver(client: QueryClient, id: string, act: () => void): void {
  const stop = new QueryObserver(client, jobOptions(id)).subscribe((state) => {
    if (!isEnd(state)) return;
    stop();
    act();
  });
}

interface AskedJob {
  readonly data?: Job | undefined;
  readonly error: Error | null;
}

/** Nothing more comes: it is over, or whoever asks is refused it, as after signing out. */
function isEnd({ data, error }: AskedJob): boolean {
  return (data !== undefined && isOver(data)) || (error instanceof ApiError && !isFault(error));
}

/** Jobs of a kind that wait or run, as they were when this was asked. */
export function openJobsOptions(kind: string) {
  return queryOptions({
    queryKey: [...KEYS.jobs, "open", kind],
    queryFn: ({ signal }) => getJson({ path: "/api/jobs", answer: (of) => of.JobList, signal }),
    select: ({ items }) => items.filter((job) => job.kind === kind && !isOver(job)),
    staleTime: 0,
  });
}

export function cancelJobOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => sendJson({ method: "POST", path: `/api/jobs/${id}/cancel`, answer: (of) => of.Job }),
    onSuccess: (job) => client.setQueryData([...KEYS.jobs, job.id], job),
  });
}

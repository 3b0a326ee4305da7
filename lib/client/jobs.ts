import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { isOver } from "@/lib/domain/is-over";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";

const POLL_MS = 700;

/** One job, asked again until it is over. */
export function jobOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.jobs, id],
    queryFn: ({ signal }) => getJson({ path: `/api/jobs/${id}`, answer: (of) => of.Job, signal }),
    refetchInterval: (query) => (query.state.data && isOver(query.state.data) ? false : POLL_MS),
    staleTime: 0,
  });
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

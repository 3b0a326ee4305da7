import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { getJson, sendJson } from "./api";
import { jobOptions, whenOver } from "./jobs";
import { KEYS } from "./keys";
import { invalidateElsewhere } from "./other-tabs";

/** While work of the corpus stands against it, which goes away by itself. */
const WAITS_POLL_MS = 3_000;

/** What another tab may show of rows that are gone; imports themselves are asked about by those who show them. */
const TOLD_OF_ROWS = [
  ...[KEYS.corpora, KEYS.trajectories, KEYS.facets, KEYS.funnel],
  ...[KEYS.catalogue, [...KEYS.imports, "list"]],
];

/** What would go with an import, counted when it is asked. */
export function takeBackOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.takeBacks, id],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/imports/${id}/take-back`, answer: (of) => of.ImportTakeBack, signal }),
    refetchInterval: ({ state }) => (state.data?.waits ? WAITS_POLL_MS : false),
    staleTime: 0,
    gcTime: 0,
  });
}

export function takeBackImportOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: () => sendJson({ method: "POST", path: `/api/imports/${id}/take-back`, answer: (of) => of.JobStarted }),
    onSuccess: ({ jobId }) => {
      followTakeBack(client, id, jobId);
      whenOver(client, jobId, () => invalidateElsewhere(client, TOLD_OF_ROWS));
    },
    // What stands against it is told anew, and waited for where it goes away by itself: a job may have begun meanwhile.
    onError: () => client.invalidateQueries({ queryKey: [...KEYS.takeBacks, id] }),
  });
}

/**
 * Once an import is taken back everything that tells of its rows is asked anew, but not the import itself, which is gone. It
 * is asked, too, where it was to be: it is there still, or only its files are left.
 */
export function followTakeBack(client: QueryClient, id: string, jobId: string): void {
  whenOver(client, jobId, () => {
    const isDone = client.getQueryData(jobOptions(jobId).queryKey)?.state === "done";
    void client.invalidateQueries({ predicate: ({ queryKey }) => !isDone || !queryKey.includes(id) });
  });
}

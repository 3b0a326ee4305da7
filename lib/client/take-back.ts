import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { getJson, sendJson } from "./api";
import { whenOver } from "./jobs";
import { KEYS } from "./keys";

/** While work of the corpus stands against it, which goes away by itself. */
const WAITS_POLL_MS = 3_000;

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

/** At its end everything that tells of its rows is asked anew, but not the import itself, which is gone. */
export function takeBackImportOptions(client: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: () => sendJson({ method: "POST", path: `/api/imports/${id}/take-back`, answer: (of) => of.JobStarted }),
    onSuccess: ({ jobId }) =>
      whenOver(client, jobId, () => {
        void client.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(id) });
      }),
  });
}

import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { StartExport } from "@/lib/contract/exports";
import { isOver } from "@/lib/domain/is-over";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";
import { restBeforeAsking } from "./rest-before-asking";

const POLL_MS = 700;
/** Between letters of an option. */
const QUIET_MS = 150;

/** One export with its job, asked again until it is over. */
export function exportOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.exports, id],
    queryFn: ({ signal }) => getJson({ path: `/api/exports/${id}`, answer: (of) => of.Export, signal }),
    // One that is gone or refused meanwhile is held no more.
    refetchInterval: ({ state: { data } }) => (data && !(data.job && isOver(data.job)) ? POLL_MS : false),
    staleTime: 0,
  });
}

/** The latest exports of a corpus, asked again while one of them is being written. */
export function exportListOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.exports, "of", corpus],
    queryFn: ({ signal }) =>
      getJson({ path: "/api/exports", search: { corpus }, answer: (of) => of.ExportList, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ job }) => job !== null && !isOver(job)) ? POLL_MS : false,
    staleTime: 0,
  });
}

/** What an export would take; asked anew whenever the dialog opens, since people approve meanwhile. */
export function exportPreviewOptions(asked: StartExport) {
  return queryOptions({
    queryKey: [...KEYS.exports, "preview", asked],
    queryFn: async ({ signal }) => {
      await restBeforeAsking(signal, QUIET_MS);
      return sendJson({
        ...{ method: "POST", path: "/api/exports/preview", body: asked, signal },
        answer: (of) => of.ExportPreview,
      });
    },
    staleTime: 0,
    gcTime: 0,
  });
}

export function startExportOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: StartExport) =>
      sendJson({ method: "POST", path: "/api/exports", body, answer: (of) => of.ExportStarted }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS.exports }),
  });
}

export const exportDownloadPath = (id: string): string => `/api/exports/${id}/download`;
export const exportManifestPath = (id: string): string => `/api/exports/${id}/manifest`;

import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CreateView, RenameView } from "@/lib/contract/views";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";

export function savedViewsOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.views, corpus],
    queryFn: ({ signal }) =>
      getJson({ path: "/api/views", search: { corpus }, answer: (of) => of.SavedViewList, signal }),
  });
}

export function createViewOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: CreateView) =>
      sendJson({ method: "POST", path: "/api/views", body, answer: (of) => of.SavedView }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS.views }),
  });
}

export function renameViewOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: RenameView & { id: string }) =>
      sendJson({ method: "PATCH", path: `/api/views/${id}`, body, answer: (of) => of.SavedView }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS.views }),
  });
}

export function removeViewOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => sendJson({ method: "DELETE", path: `/api/views/${id}`, answer: (of) => of.Done }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS.views }),
  });
}

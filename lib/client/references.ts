import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AddReference, ChangeReference } from "@/lib/contract/references";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";

/** Figures from elsewhere that can be set beside those of a corpus. */
export function referencesOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.references, corpus],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/references`, answer: (of) => of.ReferenceList, signal }),
  });
}

export function addReferenceOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: (body: AddReference) =>
      sendJson({ method: "POST", path: `/api/corpora/${corpus}/references`, body, answer: (of) => of.ReferenceValue }),
    onSettled: () => refresh(client),
  });
}

/** Changes a value, or brings a removed one back. */
export function changeReferenceOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: ChangeReference & { id: string }) =>
      sendJson({ method: "PATCH", path: `/api/references/${id}`, body, answer: (of) => of.ReferenceValue }),
    onSettled: () => refresh(client),
  });
}

export function removeReferenceOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      sendJson({
        method: "DELETE",
        path: `/api/references/${id}?version=${version}`,
        answer: (of) => of.ReferenceRemoved,
      }),
    onSettled: () => refresh(client),
  });
}

/** Also after a refusal: what it met is news. */
function refresh(client: QueryClient): void {
  for (const queryKey of [KEYS.references, KEYS.audit]) void client.invalidateQueries({ queryKey });
}

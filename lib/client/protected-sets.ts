import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { apiPath, getJson, sendFile, sendJson } from "./api";
import { KEYS } from "./keys";

/** Evaluation suites that nothing that is shipped may hold. */
export function protectedSetsOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.protectedSets, "list", corpus],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/protected-sets`, answer: (of) => of.ProtectedSetList, signal }),
  });
}

/** One of them, with the problems of the corpus that it holds. */
export function protectedSetOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.protectedSets, "one", id],
    queryFn: ({ signal }) =>
      getJson({
        path: `/api/protected-sets/${encodeURIComponent(id)}`,
        answer: (of) => of.ProtectedSetDetail,
        signal,
      }),
  });
}

export function addProtectedSetOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: ({ file, name, note }: { file: File; name: string; note: string }) =>
      sendFile({
        path: apiPath(`/api/corpora/${corpus}/protected-sets`, { name, note, file: file.name }),
        file,
        answer: (of) => of.ProtectedSet,
      }),
    onSettled: () => refresh(client),
  });
}

export function removeProtectedSetOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      sendJson({ method: "DELETE", path: `/api/protected-sets/${id}`, answer: (of) => of.Done }),
    onSettled: () => refresh(client),
  });
}

export function restoreProtectedSetOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      sendJson({ method: "POST", path: `/api/protected-sets/${id}/restore`, answer: (of) => of.Done }),
    onSettled: () => refresh(client),
  });
}

/** Also after a refusal: what it met is news. Every audit asks about them. */
function refresh(client: QueryClient): void {
  for (const queryKey of [KEYS.protectedSets, KEYS.splitAudits, KEYS.audit])
    void client.invalidateQueries({ queryKey });
}

import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";

/** How many products of its shop a corpus knows. */
export function catalogueOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.catalogue, corpus],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/catalogue`, answer: (of) => of.Catalogue, signal }),
    staleTime: 0,
  });
}

/** Removes every product that a corpus knows. */
export function removeCatalogueOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: () =>
      sendJson({ method: "DELETE", path: `/api/corpora/${corpus}/catalogue`, answer: (of) => of.Catalogue }),
    onSettled: () => {
      for (const queryKey of [KEYS.catalogue, KEYS.rescoring, KEYS.trajectory]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}

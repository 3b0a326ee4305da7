import { queryOptions } from "@tanstack/react-query";
import type { RunField } from "@/lib/query/run-fields";
import { getJson } from "./api";
import { KEYS } from "./keys";
import { restBeforeAsking } from "./rest-before-asking";

/** Between letters of a value. */
const QUIET_MS = 150;

/** Values of a field that runs of a corpus have, by their beginning; while more is typed those of before stay. */
export function fieldValuesOptions(corpus: string, field: RunField, prefix: string) {
  const queryKey = [...KEYS.fieldValues, corpus, field, prefix] as const;

  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      await restBeforeAsking(signal, QUIET_MS);

      return getJson({
        path: `/api/corpora/${corpus}/field-values`,
        search: { field, prefix },
        answer: (of) => of.FieldValues,
        signal,
      });
    },
    placeholderData: (before, query) =>
      query?.queryKey[1] === corpus && query.queryKey[2] === field ? before : undefined,
  });
}

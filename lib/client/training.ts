import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Smoothing } from "@/lib/domain/smoothing";
import { apiPath, getJson, sendFile, sendJson } from "./api";
import { KEYS } from "./keys";

/** Curves of training and the files they came from. */
export function trainingOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.training, corpus],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/training`, answer: (of) => of.TrainingOverview, signal }),
  });
}

/** Points of some curves, as many as a picture shows. */
export function trainingPointsOptions(corpus: string, curves: readonly string[], smooth: Smoothing) {
  return queryOptions({
    queryKey: [...KEYS.training, corpus, "points", curves, smooth],
    queryFn: ({ signal }) =>
      getJson({
        path: `/api/corpora/${corpus}/training-metrics`,
        search: { curves: curves.join(","), smooth },
        answer: (of) => of.TrainingPoints,
        signal,
      }),
  });
}

/** Where every point of some curves is. */
export function trainingDownload(corpus: string, curves: readonly string[], smooth: Smoothing): string {
  return apiPath(`/api/corpora/${corpus}/training-metrics/download`, { curves: curves.join(","), smooth });
}

/** Where the lines are that could not be read of a file. */
export function rejectedLinesDownload(trainingImport: string): string {
  return `/api/training-imports/${trainingImport}/rejected`;
}

export function importTrainingOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: ({ file, run }: { readonly file: File; readonly run: string | undefined }) =>
      sendFile({
        path: `/api/corpora/${corpus}/training-metrics`,
        search: { name: file.name, run },
        file,
        answer: (of) => of.TrainingImport,
      }),
    onSettled: () => refresh(client),
  });
}

export function undoTrainingOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      sendJson({ method: "POST", path: `/api/training-imports/${id}/undo`, answer: (of) => of.Done }),
    onSettled: () => refresh(client),
  });
}

export function removeCurveOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      sendJson({ method: "DELETE", path: `/api/training-curves/${id}`, answer: (of) => of.Done }),
    onSettled: () => refreshList(client),
  });
}

export function restoreCurveOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) =>
      sendJson({ method: "POST", path: `/api/training-curves/${id}/restore`, answer: (of) => of.Done }),
    onSettled: () => refreshList(client),
  });
}

/** Without the points: a curve that is off the list has none to ask for, and the others are as they were. */
function refreshList(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: KEYS.audit });
  void client.invalidateQueries({
    queryKey: KEYS.training,
    predicate: ({ queryKey }) => !queryKey.includes("points"),
  });
}

/** Also after a refusal: what it met is news. */
function refresh(client: QueryClient): void {
  for (const queryKey of [KEYS.training, KEYS.audit]) void client.invalidateQueries({ queryKey });
}

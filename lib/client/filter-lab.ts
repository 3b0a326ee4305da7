import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import type { AskDiversity } from "@/lib/contract/pipeline";
import type { AskCurve, AskFigureRows, AskGrid, AskWhatIf } from "@/lib/contract/what-if";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { getJson, type Schemas, sendJson } from "./api";
import { KEYS } from "./keys";
import { restBeforeAsking } from "./rest-before-asking";

/** While the stored selection is being made anew. */
const BEHIND_POLL_MS = 5000;
const QUIET_MS = 120;

/** What a draft would change against a saved version. */
export function whatIfOptions(corpus: string, asked: AskWhatIf) {
  return queryOptions(labQuery(corpus, { part: "what-if", asked, answer: (of) => of.WhatIf }));
}

/** What a figure of a what-if counts, a page at a time. */
export function figureRowsOptions(corpus: string, asked: Omit<AskFigureRows, "first">) {
  return infiniteQueryOptions({
    ...labPages(corpus, { part: "figure-rows", asked, answer: (of) => of.FigureRows }),
    select: ({ pages }) => ({
      // Where rows come or go between two pages, the next one begins with what the last one ended with.
      items: [...new Map(pages.flatMap(({ items }) => items).map((row) => [row.id, row])).values()],
      total: pages.at(-1)?.total ?? 0,
      agents: pages.at(-1)?.agents ?? [],
    }),
  });
}

/** Precision and recall along one threshold. */
export function filterCurveOptions(corpus: string, asked: AskCurve) {
  return queryOptions(labQuery(corpus, { part: "filter-curve", asked, answer: (of) => of.FilterCurve }));
}

/** Richness against the derived coefficient. */
export function filterGridOptions(corpus: string, asked: AskGrid) {
  return queryOptions(labQuery(corpus, { part: "filter-grid", asked, answer: (of) => of.FilterGrid }));
}

/** How many trajectories come as far as each stage; of a draft no selection is stored that could come to be. */
export function pipelineOptions(
  corpus: string,
  { isDraft = false, ...asked }: { readonly thresholds: FilterThresholds; readonly isDraft?: boolean },
) {
  return queryOptions({
    ...labQuery(corpus, { part: "pipeline", asked, answer: (of) => of.Pipeline }),
    refetchInterval: (query) => (!isDraft && query.state.data?.isBeingMade ? BEHIND_POLL_MS : false),
  });
}

/** What the approved set, or what the pipeline keeps, is made of. */
export function diversityOptions(corpus: string, asked: AskDiversity) {
  return queryOptions(labQuery(corpus, { part: "diversity", asked, answer: (of) => of.Diversity }));
}

/** Where a trajectory leaves the pipeline, and its near-duplicates. */
export function likenessOptions(trajectory: string) {
  return queryOptions({
    queryKey: [...KEYS.likeness, trajectory],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/trajectories/${trajectory}/likeness`, answer: (of) => of.Likeness, signal }),
    refetchInterval: (query) => (query.state.data?.state === "being_made" ? BEHIND_POLL_MS : false),
  });
}

interface LabQuery<T, Part> {
  readonly part: Part;
  readonly asked: object;
  readonly answer: (of: Schemas) => z.ZodType<T>;
}

/** Asked with a body, because thresholds are too much for an address; nothing is written. */
function labQuery<T>(
  corpus: string,
  query: LabQuery<T, "what-if" | "filter-curve" | "filter-grid" | "pipeline" | "diversity">,
) {
  return {
    queryKey: [...KEYS.filterLab, corpus, query.part, query.asked],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => askLab(corpus, query, signal),
    // It is the server's work over the whole corpus: only what is asked for anew is computed anew.
    refetchOnWindowFocus: false,
  };
}

/** The same of lists that come a page at a time. */
function labPages<T extends { readonly next: number | null }>(
  corpus: string,
  { asked, ...query }: LabQuery<T, "figure-rows">,
) {
  return {
    queryKey: [...KEYS.filterLab, corpus, query.part, asked],
    queryFn: ({ signal, pageParam: first }: { readonly signal: AbortSignal; readonly pageParam: number }) =>
      askLab(corpus, { ...query, asked: { ...asked, first } }, signal),
    initialPageParam: 0,
    getNextPageParam: (page: T) => page.next,
    refetchOnWindowFocus: false,
  };
}

async function askLab<T>(
  corpus: string,
  { part, asked, answer }: LabQuery<T, string>,
  signal: AbortSignal,
): Promise<T> {
  await restBeforeAsking(signal, QUIET_MS);

  return sendJson({ method: "POST", path: `/api/corpora/${corpus}/${part}`, body: asked, answer, signal });
}

import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ActivateFilter, ActivationStarted, FilterList, SaveFilter } from "@/lib/contract/filters";
import { isUnderWay } from "@/lib/domain/being-activated";
import { ApiError, getJson, sendJson } from "./api";
import { whenOver } from "./jobs";
import { KEYS } from "./keys";
import { invalidateHere } from "./other-tabs";

/** While an activation that somebody started runs. */
const RUNNING_POLL_MS = 2000;

/**
 * Filter versions, which of them the corpus uses, and what was activated in it. Once the activation that ran has ended,
 * everything else is asked for anew: another window may have started it, or this one before it was loaded again.
 */
export function filterListOptions(corpus: string) {
  const queryKey = [...KEYS.filters, corpus];

  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<FilterList>(queryKey);
      const list = await getJson({ path: "/api/filters", search: { corpus }, answer: (of) => of.FilterList, signal });
      const ran = before && runningActivation(before);
      if (ran && runningActivation(list)?.id !== ran.id)
        void invalidateHere(client, { predicate: (query) => query.queryKey[0] !== KEYS.filters[0] });

      return list;
    },
    refetchInterval: ({ state }) => (state.data && runningActivation(state.data) ? RUNNING_POLL_MS : false),
  });
}

/** The change of the active version that is under way. */
export function runningActivation({ activations }: FilterList): FilterList["activations"][number] | undefined {
  return activations.find(isUnderWay);
}

/**
 * The activation that a screen tells of above everything else: the one under way, else the one that was started here, else
 * one that stopped, whoever started it and whenever.
 */
export function activationToShow(list: FilterList, startedHere: string): FilterList["activations"][number] | undefined {
  const { activations } = list;

  return (
    runningActivation(list) ??
    activations.find(({ id }) => id === startedHere) ??
    activations.find(({ canRetry }) => canRetry)
  );
}

export function saveFilterOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: SaveFilter) =>
      sendJson({ method: "POST", path: "/api/filters", body, answer: (of) => of.FilterVersion }),
    // A name that is taken was taken since the list was read.
    onSettled: () => client.invalidateQueries({ queryKey: KEYS.filters }),
  });
}

export function activateFilterOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: (body: ActivateFilter) =>
      sendJson({
        method: "POST",
        path: `/api/corpora/${corpus}/filter-activations`,
        body,
        answer: (of) => of.ActivationStarted,
      }),
    onSuccess: (started) => refreshAfter(client, started),
    onError: (error) => refreshRefused(client, error),
  });
}

/** Takes the latest activation back, as another one. */
export function undoActivationOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: (activation: string) =>
      sendJson({
        method: "POST",
        path: `/api/corpora/${corpus}/filter-activations/${activation}/undo`,
        answer: (of) => of.ActivationStarted,
      }),
    onSuccess: (started) => refreshAfter(client, started),
    onError: (error) => refreshRefused(client, error),
  });
}

/** Every verdict may be another one afterwards, so everything is asked for anew, however the job ends. */
function refreshAfter(client: QueryClient, { jobId }: ActivationStarted): Promise<void> {
  whenOver(client, jobId, () => void client.invalidateQueries());
  // From now on they name the version that is being activated.
  for (const queryKey of [KEYS.corpora, KEYS.funnel]) void client.invalidateQueries({ queryKey });

  return client.invalidateQueries({ queryKey: KEYS.filters });
}

/** Somebody else activated or took back since the list was read. One that runs by now is then followed to its end. */
async function refreshRefused(client: QueryClient, error: Error): Promise<void> {
  if (error instanceof ApiError && error.code === "CONFLICT")
    await client.invalidateQueries({ queryKey: KEYS.filters });
}

import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Corpus, Funnel, RemoveCorpus } from "@/lib/contract/corpora";
import { getJson, sendJson } from "./api";
import { whenOver } from "./jobs";
import { KEYS } from "./keys";
import { invalidateHere } from "./other-tabs";

/**
 * It counts the whole corpus, so seldom: while the selection of what is kept is made anew or rows are brought to another
 * version, and while it waits for that.
 */
const BEHIND_POLL_MS = { being_made: 10_000, out_of_date: 60_000 } as const;

/** Of the time between two counts at most a twentieth goes into one, however large the corpus is. */
const REST_TIMES = 20;
/** How long the last count of a corpus took. */
const tookMs = new Map<string, number>();

export function corpusListOptions() {
  return queryOptions({
    queryKey: [...KEYS.corpora],
    queryFn: ({ signal }) => getJson({ path: "/api/corpora", answer: (of) => of.CorpusList, signal }),
  });
}

/** What would go with a corpus, counted when it is asked. */
export function removalOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.removals, corpus],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/removal`, answer: (of) => of.CorpusRemoval, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** From its start nobody is shown the corpus any more; at its end what tells of all corpora tells of others. */
export function removeCorpusOptions(client: QueryClient, corpus: string) {
  return mutationOptions({
    mutationFn: (body: RemoveCorpus) =>
      sendJson({ method: "POST", path: `/api/corpora/${corpus}/removal`, body, answer: (of) => of.JobStarted }),
    onSuccess: ({ jobId }) => {
      whenOver(client, jobId, () => void client.invalidateQueries());
      void client.invalidateQueries({ queryKey: KEYS.corpora });
    },
  });
}

/** Once the selection that was behind has been made, or the activation that ran has ended, everything else is asked for anew: rows are listed by it too. */
export function funnelOptions(corpus: string) {
  const queryKey = [...KEYS.funnel, corpus];

  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<Funnel>(queryKey);
      const askedAt = performance.now();
      const funnel = await getJson({ path: `/api/corpora/${corpus}/funnel`, answer: (of) => of.Funnel, signal });
      tookMs.set(corpus, performance.now() - askedAt);
      if ((before?.selection && !funnel.selection) || (before?.activation && !funnel.activation))
        void invalidateHere(client, { predicate: (query) => query.queryKey[0] !== KEYS.funnel[0] });

      return funnel;
    },
    refetchInterval: ({ state: { data } }) => {
      const isRunning = data?.activation && !data.activation.isStopped;
      // One that stopped is tried again by a person, perhaps in another place.
      const behind = isRunning ? "being_made" : (data?.selection ?? (data?.activation && "out_of_date"));

      return behind ? Math.max(BEHIND_POLL_MS[behind], REST_TIMES * (tookMs.get(corpus) ?? 0)) : false;
    },
  });
}

export function judgeByVerdictOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.judgeByVerdict, corpus],
    queryFn: ({ signal }) =>
      getJson({ path: `/api/corpora/${corpus}/judge-by-verdict`, answer: (of) => of.JudgeByVerdict, signal }),
  });
}

/** The corpus asked for, else the first one: the server lists the one that was looked at last first, then the newest import. */
export function chooseCorpus(corpora: readonly Corpus[], asked: string | null): Corpus | undefined {
  return corpora.find((corpus) => corpus.id === asked) ?? corpora[0];
}

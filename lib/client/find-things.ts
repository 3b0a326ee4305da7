import { queryOptions } from "@tanstack/react-query";
import { checkFilter } from "@/lib/query/check-filter";
import { getJson } from "./api";
import { KEYS } from "./keys";
import { restBeforeAsking } from "./rest-before-asking";

/** Between letters of a name. */
const QUIET_MS = 150;
/** Rollouts that are looked through for the problems that hold the words. */
const MOST_ROWS = 100;

/** Runs of a corpus whose name holds what is typed. */
export function findRunsOptions(corpus: string, typed: string) {
  return queryOptions({
    queryKey: [...KEYS.runNames, corpus, "find", typed],
    queryFn: async ({ signal }) => {
      await restBeforeAsking(signal, QUIET_MS);

      return getJson({
        path: `/api/corpora/${corpus}/run-names`,
        search: { search: typed },
        answer: (of) => of.RunNameList,
        signal,
      });
    },
  });
}

/** Problems of a corpus whose query holds the words, by their rollouts: what a person reviews blind is not among these. */
export function findProblemsOptions(corpus: string, words: string) {
  return queryOptions({
    queryKey: [...KEYS.problems, "find", corpus, words],
    queryFn: async ({ signal }) => {
      await restBeforeAsking(signal, QUIET_MS);
      const { items } = await getJson({
        path: "/api/trajectories",
        search: { corpus, filter: words, limit: MOST_ROWS },
        answer: (of) => of.TrajectoryPage,
        signal,
      });

      return [...new Map(items.map(({ problem }) => [problem.id, problem])).values()];
    },
  });
}

/** Whether what is typed asks for words and nothing else, as `gate:5` and `-lamp` do not. */
export function isWords(typed: string): boolean {
  const checked = checkFilter(typed);
  if (checked.status === "invalid") return false;

  return checked.filter.terms.every((term) => term.kind === "words" && !term.isNegated);
}

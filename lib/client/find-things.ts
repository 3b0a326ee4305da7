import { queryOptions } from "@tanstack/react-query";
import { checkFilter } from "@/lib/query/check-filter";
import { getJson } from "./api";
import { KEYS } from "./keys";
import { restBeforeAsking } from "./rest-before-asking";

/** Between letters of a name. */
const QUIET_MS = 300;
/** Rollouts that are looked through for the problems that hold the words. */
const MOST_ROWS = 30;
/** Fewer letters are in nearly every problem, and searching for them reads the whole corpus. */
const LEAST_LETTERS = 3;

/** Runs of a corpus whose name holds what is typed; until these are there, those of what was typed before, to be chosen from by name. */
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
    placeholderData: (before, query) => (query?.queryKey[1] === corpus ? before : undefined),
  });
}

/**
 * Problems of a corpus whose query holds the words, by their rollouts: what a person reviews blind is not among these.
 * While more is typed to the words, those of fewer words stay; words of another beginning leave none.
 */
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
    placeholderData: (before, query) => {
      const [, , of, less] = query?.queryKey ?? [];

      return of === corpus && less !== undefined && words.startsWith(less) ? before : undefined;
    },
  });
}

/** Whether what is typed asks for words and nothing else, as `gate:5` and `-lamp` do not, and is enough of them to search for. */
export function isWords(typed: string): boolean {
  if (typed.length < LEAST_LETTERS) return false;
  const checked = checkFilter(typed);
  if (checked.status === "invalid") return false;

  return checked.filter.terms.every((term) => term.kind === "words" && !term.isNegated);
}

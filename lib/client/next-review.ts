import { queryOptions } from "@tanstack/react-query";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** What the filter could not decide and nobody has answered. */
export const UNDECIDED = "verdict:review label:none";

/** The next trajectory to review, with how many wait. */
export function nextReviewOptions(corpus: string) {
  return queryOptions({
    queryKey: [...KEYS.trajectories, "next-review", corpus],
    queryFn: ({ signal }) =>
      getJson({
        path: "/api/trajectories",
        search: { corpus, filter: UNDECIDED, sort: "-imported", limit: 1 },
        answer: (of) => of.TrajectoryPage,
        signal,
      }),
  });
}

import { queryOptions } from "@tanstack/react-query";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** What the filter could not decide and nobody has answered. */
export const UNDECIDED = "verdict:review label:none";

/** What nothing proves one way or the other and nobody has answered: left open too, and not put before people one by one. */
export const WITHOUT_EVIDENCE = "verdict:insufficient_evidence label:none";

/** All that the filter left open and nobody has answered. */
export const LEFT_OPEN = "verdict:review,insufficient_evidence label:none";

/** The next trajectory to review, with how many wait. */
export function nextReviewOptions(corpus: string) {
  return firstOf(corpus, UNDECIDED);
}

/** How many trajectories without evidence wait, with the first of them. */
export function withoutEvidenceOptions(corpus: string) {
  return firstOf(corpus, WITHOUT_EVIDENCE);
}

function firstOf(corpus: string, filter: string) {
  return queryOptions({
    queryKey: [...KEYS.trajectories, "next-review", corpus, filter],
    queryFn: ({ signal }) =>
      getJson({
        path: "/api/trajectories",
        search: { corpus, filter, sort: "-imported", limit: 1 },
        answer: (of) => of.TrajectoryPage,
        signal,
      }),
  });
}

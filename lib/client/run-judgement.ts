import { queryOptions } from "@tanstack/react-query";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** What the judge's scores make of a run. */
export function runJudgementOptions(run: string) {
  return queryOptions({
    queryKey: [...KEYS.trajectory, "run-judgement", run],
    queryFn: ({ signal }) => getJson({ path: `/api/runs/${run}/judgement`, answer: (of) => of.RunJudgement, signal }),
    staleTime: 60_000,
  });
}

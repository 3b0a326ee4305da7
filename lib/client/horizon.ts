import { queryOptions } from "@tanstack/react-query";
import { apiPath, getJson } from "./api";
import { KEYS } from "./keys";

/** What the judge could read of a trajectory: its text, and the places that lie beyond it. */
export function horizonOptions(id: string) {
  return queryOptions({
    queryKey: [...KEYS.trajectory, id, "horizon"],
    queryFn: ({ signal }) =>
      getJson({ path: apiPath(`/api/trajectories/${id}/horizon`), answer: (of) => of.Horizon, signal }),
    staleTime: 60_000,
  });
}

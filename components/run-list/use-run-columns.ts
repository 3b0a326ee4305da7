import { useMemo } from "react";
import { runColumns } from "./run-columns";
import { compareAddress, runRowsAddress } from "./run-rows-address";

/** The columns of the runs of a corpus, whose figures open the rows of the filter. */
export function useRunColumns(corpus: string, filter: string, k: number) {
  return useMemo(
    () =>
      runColumns({
        k,
        addressOf: runRowsAddress(corpus, filter),
        headroomOf: ({ id }) => compareAddress(corpus, [id], { filter, k }),
      }),
    [corpus, filter, k],
  );
}

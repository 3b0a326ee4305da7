import { useMemo } from "react";
import { runColumns } from "./run-columns";
import { compareAddress, runRowsAddress } from "./run-rows-address";

interface Listed {
  readonly corpus: string;
  readonly filter: string;
  readonly k: number;
  readonly hasHidden?: boolean;
}

/** The columns of the runs of a corpus, whose figures open the rows of the filter. */
export function useRunColumns({ corpus, filter, k, hasHidden = false }: Listed) {
  return useMemo(
    () =>
      runColumns({
        k,
        hasHidden,
        addressOf: runRowsAddress(corpus, filter),
        headroomOf: ({ id }) => compareAddress(corpus, [id], { filter, k }),
      }),
    [corpus, filter, k, hasHidden],
  );
}

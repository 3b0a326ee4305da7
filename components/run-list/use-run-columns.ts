import { useMemo } from "react";
import { shortNameOf } from "@/components/problem/short-names";
import type { ListedRun } from "@/lib/contract/runs";
import { runColumns } from "./run-columns";
import { compareAddress, runRowsAddress } from "./run-rows-address";

/** Of a run's name, in the two lines of its column where that is narrowest. */
const NAME_CHARS = 36;
const NONE: readonly ListedRun[] = [];

interface Listed {
  /** The runs that are shown, whose names are told apart. */
  readonly runs?: readonly ListedRun[];
  readonly corpus: string;
  readonly filter: string;
  readonly k: number;
  readonly hasHidden?: boolean;
}

/** The columns of the runs of a corpus, whose figures open the rows of the filter. */
export function useRunColumns({ runs = NONE, corpus, filter, k, hasHidden = false }: Listed) {
  const shortOf = useMemo(
    () =>
      shortNameOf(
        runs.map(({ name }) => name),
        NAME_CHARS,
      ),
    [runs],
  );

  return useMemo(
    () =>
      runColumns({
        k,
        hasHidden,
        addressOf: runRowsAddress(corpus, filter),
        nameOf: ({ name }) => shortOf(name),
        headroomOf: ({ id }) => compareAddress(corpus, [id], { filter, k }),
      }),
    [shortOf, corpus, filter, k, hasHidden],
  );
}

import { listAddress } from "@/components/trajectory-list/list-address";
import { printExactValue } from "@/lib/query/print-filter";

interface CellOf {
  readonly corpus: string;
  readonly problem: string;
  /** Words of the runs whose rollouts are counted; absent: all runs. */
  readonly runs?: readonly string[];
  /** What else the rows have to match. */
  readonly filter?: string;
}

/** The trajectories of a problem in some runs: exactly those that a cell counts. */
export function cellAddress({ corpus, problem, runs = [], filter = "" }: CellOf): string {
  const ofRuns = runs.length === 0 ? "" : `run:${runs.map(printExactValue).join(",")}`;
  const terms = [`problem:${problem}`, ofRuns, filter];

  return listAddress(corpus, terms.filter((term) => term !== "").join(" "));
}

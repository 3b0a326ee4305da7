import type { ProblemTableQuery } from "@/lib/contract/problems";
import type { ProblemSort } from "@/lib/domain/problem-order";

/** What the address of the matrix says. */
export interface MatrixState {
  readonly filter: string;
  /** Public ids of the columns in order; empty: those with most problems. */
  readonly runs: readonly string[];
  readonly sort: ProblemSort;
}

export type SetMatrixState = (change: Partial<MatrixState>) => void;

/** What the server is asked for. */
export function matrixQuery({ filter, runs, sort }: MatrixState): ProblemTableQuery {
  return { filter, runs: runs.join(","), sort };
}

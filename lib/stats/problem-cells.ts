import type { Tries } from "./pass-at-k";

/** Successes and rollouts of a problem in a run, and of how many of these nobody can tell: they count as failures. */
export type ProblemCell = readonly [successes: number, rollouts: number, unknown?: number];

/** By how many of its rollouts succeed a problem is one of these. */
export const CELL_KINDS = {
  always: ([successes, rollouts]: ProblemCell) => successes === rollouts,
  sometimes: ([successes, rollouts]: ProblemCell) => successes > 0 && successes < rollouts,
  never: ([successes]: ProblemCell) => successes === 0,
} as const;

/** How many problems are always, sometimes and never solved. */
export function countParts(problems: readonly Tries[]): Readonly<Record<keyof typeof CELL_KINDS, number>> {
  const count = (kind: (cell: ProblemCell) => boolean) =>
    problems.filter(({ successes, rollouts }) => kind([successes, rollouts])).length;

  return {
    always: count(CELL_KINDS.always),
    sometimes: count(CELL_KINDS.sometimes),
    never: count(CELL_KINDS.never),
  };
}

/** How many problems make up the headroom at k. */
export function countRecoverable(problems: readonly Tries[], k: number): number {
  return problems.filter(({ successes, rollouts }) => isRecoverable([successes, rollouts], k)).length;
}

/** Makes up the headroom at k: some of at least k rollouts succeed and some do not. */
export function isRecoverable(cell: ProblemCell, k: number): boolean {
  return cell[1] >= k && CELL_KINDS.sometimes(cell);
}

/** The shares of the runs that tried the problem, but for those of whose rollouts nobody can tell any. */
export function knownShares(cells: readonly (ProblemCell | null)[]): readonly number[] {
  return cells.flatMap((cell) => {
    if (!cell) return [];
    const [successes, rollouts, unknown = 0] = cell;

    return unknown < rollouts ? [successes / rollouts] : [];
  });
}

/** From the worst run to the best one of {@link knownShares}. */
export function shareSpread(cells: readonly (ProblemCell | null)[]): number {
  const shares = knownShares(cells);

  return shares.length === 0 ? 0 : Math.max(...shares) - Math.min(...shares);
}

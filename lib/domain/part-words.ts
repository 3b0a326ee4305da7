/** Before a figure of some of the problems, where there is no room for how many. */
export const PART_MARK = "*";

interface PartCounts {
  readonly k: number;
  readonly problems: number;
  /** Problems with fewer than k rollouts. */
  readonly tooFew: number;
}

/** "3 of 4 problems" where pass@k leaves some out; undefined where it counts all of them, or has none to count. */
export function partOfProblems({ problems, tooFew }: PartCounts): string | undefined {
  if (tooFew === 0 || tooFew === problems) return undefined;
  const count = (amount: number) => amount.toLocaleString("en");

  return `${count(problems - tooFew)} of ${count(problems)} problems`;
}

/** Why pass@k can lie below pass@1, and why headroom is not their difference; undefined where both count all problems. */
export function partWords(counts: PartCounts): string | undefined {
  const part = partOfProblems(counts);
  if (part === undefined) return undefined;

  return `pass@${counts.k} and headroom are over ${part}, those with ${counts.k} rollouts or more; pass@1 is over all of them.`;
}

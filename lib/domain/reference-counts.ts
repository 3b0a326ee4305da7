/**
 * How many of n problems a share says were solved: the whole number whose share it is, as far as it was written out. A
 * share in whole percent counts as written to the percent.
 *
 * @param share - 0 to 1, as somebody wrote it: 0.427 has three digits
 * @returns undefined where no whole number of problems has this share, as with a mean over several rollouts
 */
export function solvedOf(share: number, problems: number): number | undefined {
  const solved = Math.round(share * problems);
  const reach = 0.5 * 10 ** -Math.max(2, digitsOf(share)) + 1e-9;

  return problems > 0 && Math.abs(solved / problems - share) <= reach ? solved : undefined;
}

/** Digits after the point, without those that come of a division by 100. */
function digitsOf(share: number): number {
  const [, fraction = ""] = String(Number(share.toPrecision(12))).split(".");

  return fraction.length;
}

/** Rollouts of a problem in a run, or of several of them. */
export interface Tries {
  readonly rollouts: number;
  readonly successes: number;
  /**
   * Those of which nobody can tell whether they succeeded: all where nothing was scored and not all crashed or ran out of
   * time, else those that the rules leave open.
   */
  readonly unknown: number;
}

/** How much of what is said of rollouts is known: nothing, the least number of successes, or all. */
export function knowledgeOf({ rollouts, unknown }: Tries): "none" | "least" | "all" {
  if (unknown === 0) return "all";

  return unknown < rollouts ? "least" : "none";
}

/** What a cell has room for: "2/8", "≥ 2/8" where not all is known, and "not scored" where nothing is. */
export function triesText(tries: Tries): string {
  const counts = `${count(tries.successes)}/${count(tries.rollouts)}`;

  return { none: "not scored", least: `≥ ${counts}`, all: counts }[knowledgeOf(tries)];
}

/** "2 of 8 successful", "at least 2 of 8 successful, 3 not scored", and "8 rollouts not scored". */
export function triesWords(tries: Tries): string {
  const { rollouts, successes, unknown } = tries;
  const counts = `${count(successes)} of ${count(rollouts)} successful`;
  const words = {
    none: `${count(rollouts)} rollout${rollouts === 1 ? "" : "s"} not scored`,
    least: `at least ${counts}, ${count(unknown)} not scored`,
    all: counts,
  };

  return words[knowledgeOf(tries)];
}

/** Several rollouts added up. */
export function sumOfTries(all: readonly Tries[]): Tries {
  const sum = (read: (tries: Tries) => number): number => all.reduce((total, tries) => total + read(tries), 0);

  return {
    rollouts: sum(({ rollouts }) => rollouts),
    successes: sum(({ successes }) => successes),
    unknown: sum(({ unknown }) => unknown),
  };
}

function count(amount: number): string {
  return amount.toLocaleString("en");
}

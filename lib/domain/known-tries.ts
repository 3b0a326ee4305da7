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

/** The same in words: "2 of 8", "at least 2 of 8", and "not scored". */
export function triesCounts(tries: Tries): string {
  const counts = `${count(tries.successes)} of ${count(tries.rollouts)}`;

  return { none: "not scored", least: `at least ${counts}`, all: counts }[knowledgeOf(tries)];
}

/** "2 of 8 successful", "at least 2 of 8 successful, 3 not scored", and "8 rollouts not scored". */
export function triesWords(tries: Tries): string {
  const { rollouts } = tries;
  if (knowledgeOf(tries) === "none") return `${count(rollouts)} rollout${rollouts === 1 ? "" : "s"} not scored`;

  return `${triesCounts(tries)} successful${notScored(tries)}`;
}

/**
 * Of very many of them, whose number is told before: "9 successful", "at least 9 successful, 3 not scored".
 *
 * @param share - of the successes, behind their number, as in " (38 %)"
 */
export function successWords(tries: Tries, share = ""): string {
  const knowledge = knowledgeOf(tries);
  if (knowledge === "none") return "none scored";
  if (knowledge === "least" && tries.successes === 0) return `none known to be successful${notScored(tries)}`;

  return `${knowledge === "least" ? "at least " : ""}${count(tries.successes)} successful${share}${notScored(tries)}`;
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

function notScored({ unknown }: Tries): string {
  return unknown === 0 ? "" : `, ${count(unknown)} not scored`;
}

function count(amount: number): string {
  return amount.toLocaleString("en");
}

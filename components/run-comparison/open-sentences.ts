import { listText } from "@/lib/domain/list-text";
import { OPEN_DIFFERENCE, OPEN_HEADROOM } from "@/lib/domain/open-words";
import type { Series } from "./compared-series";

/** Whether the rules cannot tell of all rollouts of a run: its shares are the least that they can be. */
export function isOpen({ of }: Pick<Series, "of">): boolean {
  return of.failures.open > 0;
}

/** What stands behind a difference of these runs; undefined where no rollout is open and every problem has something scored. */
export function openDifference(series: readonly Series[]): string | undefined {
  return named(
    series.filter((one) => isOpen(one) || one.of.unscoredProblems > 0),
    OPEN_DIFFERENCE,
  );
}

/** The same of the headroom of each, where the rules cannot tell of all. */
export function openHeadroom(series: readonly Series[]): string | undefined {
  return named(series.filter(isOpen), OPEN_HEADROOM);
}

function named(series: readonly Series[], words: string): string | undefined {
  const open = series.map(({ look }) => look.letter);
  if (open.length === 0) return undefined;

  return `Not all of ${open.length === 1 ? "run" : "runs"} ${listText(open)} is scored. ${words}`;
}

import type { Answer } from "./answer";

/** What the outcomes of a run amount to. */
export interface RunScore {
  /** Of the suite, whether attempted or not. */
  readonly problems: number;
  readonly solved: number;
  /** Neither yes nor no can be said of them. */
  readonly open: number;
  /** Share of the suite that is solved, 0 to 1: at least, and at most when all open ones are. */
  readonly successRate: { readonly low: number; readonly high: number };
}

/**
 * The success rate of a run. Crashes, time-outs and problems nobody scored are failures: the denominator is always the
 * whole suite (domain 2.1).
 *
 * @param problems - count of the suite
 * @throws RangeError when there are more answers than problems, or no problem
 */
export function aggregateRun(answers: readonly Answer[], problems: number): RunScore {
  if (problems < 1 || answers.length > problems) throw new RangeError("A run answers at most its suite, once each.");

  const solved = answers.filter((answer) => answer === "yes").length;
  const open = answers.filter((answer) => answer === "open").length;
  return { problems, solved, open, successRate: { low: solved / problems, high: (solved + open) / problems } };
}

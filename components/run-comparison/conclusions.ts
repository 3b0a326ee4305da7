import { formatShare } from "@/components/judge-report/format-estimate";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Comparison } from "@/lib/contract/comparison";
import type { Figure, RunComparison } from "@/lib/contract/evaluation";
import { OPEN_HEADROOM } from "@/lib/domain/open-words";
import { holmWords, isMixed, mixedRunWords } from "@/lib/stats/separation-side";
import type { Series } from "./compared-series";
import { isOpen } from "./open-sentences";

/** What a run's curve says, in one sentence. */
export function headroomSentence({ of, look }: Series, { k }: Pick<Comparison, "k">, recoverable: number): string {
  const [one, last] = [of.points[0]?.passAtK, of.points[k - 1]?.passAtK];
  if (!one || one.value === null) return `Run ${look.letter} has no figure.`;
  const [least, unscored] = isOpen({ of }) ? ["at least ", ` ${OPEN_HEADROOM}`] : ["", ""];
  if (k === 1)
    return `Run ${look.letter} solves ${least}${formatShare(one.value)} at the first try; one rollout shows no headroom.`;
  if (!last || last.value === null || of.headroom.value === null) {
    return `Run ${look.letter} solves ${least}${formatShare(one.value)} at the first try; no problem of it has ${k} rollouts.`;
  }
  const points = (of.headroom.value * 100).toFixed(1);
  const first = formatShare(firstTry(one, last, of.headroom.value));

  return `Run ${look.letter} solves ${least}${formatShare(last.value)} within ${k} tries and ${least}${first} with one${overText(one, last, k)}: ${points} points of headroom from ${countOf(recoverable, "problem")} that it solves in some rollouts and not in others.${unscored}`;
}

/** How often one try succeeds, and all of k at one problem; nothing where there is no second figure. */
export function reliabilitySentence({ of, look }: Series, k: number): string | undefined {
  const [one, last] = [of.points[0]?.passHatK, of.points[k - 1]];
  if (k === 1 || !one || one.value === null || !last || last.passHatK.value === null) return undefined;
  if (last.passAtK.value === null || of.headroom.value === null) return undefined;
  // One try succeeds as often by both figures: what the headroom is over tells it for reliability too.
  const first = formatShare(firstTry(one, last.passAtK, of.headroom.value));
  const least = isOpen({ of }) ? "at least " : "";

  return `A try of run ${look.letter} succeeds in ${least}${first} of cases, and all of ${countOf(k, "try", "tries")} at one problem in ${least}${formatShare(last.passHatK.value)}${overText(one, last.passHatK, k)}.`;
}

type Known = Extract<Figure, { value: number }>;

/** The share of one try over the problems of the last figure, so that the two can be set side by side. */
function firstTry(one: Known, last: Known, headroom: number): number {
  return one.n === last.n ? one.value : last.value - headroom;
}

/** Which problems two figures are over, where they are not all of the run. */
function overText(one: Known, last: Known, k: number): string {
  if (one.n === last.n) return "";

  return `, both over the ${formatNumber(last.n)} of ${countOf(one.n, "problem")} with at least ${k} rollouts`;
}

/**
 * What can be concluded about two runs, in one sentence.
 *
 * @param comparisons - how many pairs Holm's correction counts
 */
export function separationSentence(pair: RunComparison, b: string, a: string, comparisons: number): string {
  const { common, isSeparable, moreProblems, difference } = pair;
  if (common === 0) return `Runs ${b} and ${a} have no problem in common: nothing can be compared.`;
  const at = `at n = ${formatNumber(common)}`;
  if (isSeparable && difference.value !== null) {
    const points = Math.abs(difference.value * 100).toFixed(1);
    return `Run ${b} is ${difference.value > 0 ? "better" : "worse"} than ${a} by ${points} points ${at}.`;
  }
  if (isMixed(pair))
    return `Which of runs ${b} and ${a} is better cannot be said ${at}: ${mixedRunWords(pair, `run ${b}`, `run ${a}`)}.`;

  const said = `Runs ${b} and ${a} are not separable ${at}${holmWords(pair, comparisons)}`;
  const needed =
    moreProblems === null
      ? "how many problems would be needed cannot be said"
      : `about ${countOf(moreProblems, "more problem")} would be needed`;

  return `${said}; ${needed}.${disagreement(pair, comparisons)}`;
}

/** Why an interval that leaves 0 out stands beside a test that finds nothing. */
function disagreement(pair: RunComparison, comparisons: number): string {
  const [low, high] = pair.difference.value === null ? [] : (pair.difference.interval ?? []);
  if (low === undefined || high === undefined || (low <= 0 && high >= 0)) return "";

  return ` The interval of their difference leaves 0 out all the same: ${whyUnlike(pair, comparisons)}.`;
}

function whyUnlike(pair: RunComparison, comparisons: number): string {
  if (holmWords(pair, comparisons) !== "") return "it is not corrected";
  if (pair.test === "mcnemar") return "the exact test is the stricter of the two";

  return "the test only counts which problems are won and lost, the difference also weighs by how many rollouts";
}

/** 0.5078, and "under 0.0001" rather than a false 0. */
export function pText(p: number): string {
  return p < 0.0001 ? "under 0.0001" : p.toFixed(4);
}

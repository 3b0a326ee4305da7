import { changeWords, type ThresholdChange } from "@/lib/domain/threshold-changes";
import { VERDICT_WORDS } from "@/lib/domain/verdict";
import type { LeavesBoth } from "./lab/leaves-both";
import { codesOf, type SideAnswer, signatureOf } from "./side-answer";
import { isOfR4 } from "./token-budget";

/** A threshold that differs, and whether a trajectory's answer turns on it. */
export interface ThresholdEffect extends ThresholdChange {
  readonly decides: boolean;
  readonly needsOthers: boolean;
}

/** Where other trajectories let it leave: they decide nothing, or it is not known what. */
export type OthersPart = LeavesBoth | "none" | "unknown";

interface Compared {
  readonly before: SideAnswer;
  readonly after: SideAnswer;
  /** Why R4 does not reject it now, where it is within the budget. */
  readonly within: string | undefined;
  readonly thresholds: readonly ThresholdEffect[];
  readonly others: OthersPart;
}

/** In a few sentences why the answer differs, or why it does not. Without what others decide nothing is called the same. */
export function whyOf(compared: Compared): string {
  const { before, after, thresholds, others } = compared;
  const isSame = signatureOf(before) === signatureOf(after);
  if (thresholds.length === 0) return `The versions have the same thresholds. ${after.explanation}`;
  if (others === "none") return isSame ? sameWhy("Both come to the same answer", compared) : otherWhy(compared);

  const own = isSame ? `By its own facts alone both say the same. ${after.explanation}` : otherWhy(compared);
  if (others === "unknown")
    return `${own} Near-duplicates and caps depend on the other trajectories of the corpus too; the filter lab counts them.`;
  if (!isSame) return `${own} ${leavesWords(others, own)}`;
  if (others.from.stage !== others.to.stage) return leavesWords(others, "");

  return sameWhy(
    keptWords(others),
    { ...compared, after: { ...after, explanation: others.to.why } },
    "by its own facts alone ",
  );
}

function otherWhy(compared: Compared): string {
  const { before, after } = compared;
  const changes = changesOf(before, after).join(", and ");

  return `${changes.charAt(0).toUpperCase()}${changes.slice(1)}, ${becauseOf(compared)}. ${secondSentence(compared)}`;
}

/**
 * What decides each change: a threshold that does so alone, but for R4, which its switch and the budget may both lift.
 * Where those two outweigh each other, either put back would bring R4, and yet is the reason of no change.
 */
function becauseOf({ before, after, thresholds }: Compared): string {
  const movesR4 = rejectsR4(before) !== rejectsR4(after);
  const deciding = thresholds.filter((one) => one.decides && (movesR4 || !isOfR4(one)));
  const either = movesR4 && !deciding.some(isOfR4) ? thresholds.filter(isOfR4) : [];
  const reasons = [
    ...(deciding.length > 0 ? [`of ${deciding.map(changeWords).join(" and ")}`] : []),
    ...(either.length > 0 ? [`of ${either.map(changeWords).join(" or ")}, either of which would do`] : []),
  ];

  return `because ${reasons.join(", and ")}`;
}

/**
 * Two thresholds may outweigh each other: then one of them put back would change the answer all the same.
 *
 * @param by - what several are known not to decide it by: of one alone the answer of both sides says so
 */
function sameWhy(head: string, { after, thresholds }: Compared, by = ""): string {
  const decidesR4 = thresholds.some((one) => one.decides && isOfR4(one));
  const outweighing = thresholds.filter((one) => one.decides || (decidesR4 && isOfR4(one)));
  if (outweighing.length > 0)
    return `${head}, because changes outweigh each other: ${outweighing.map(changeWords).join(" and ")}. ${after.explanation}`;

  const one = thresholds.length === 1;
  const none = one
    ? "the threshold that differs does not decide it"
    : `${by}none of the thresholds that differ decides it`;

  return `${head}: ${none}. ${after.explanation}`;
}

/** @param said - what is told before it and need not be told twice */
function leavesWords(leaves: LeavesBoth, said: string): string {
  const { from, to } = leaves;
  const isTold = to.stage === "coefficient" || to.stage === "format" || said.includes(to.why);
  const why = said !== "" && isTold ? "" : ` ${to.why}`;
  if (from.stage === to.stage) return `${keptWords(leaves)}.${why}`;
  if (to.stage === "kept") return `It is kept now.${why}`;
  if (from.stage === "kept") return `It is no longer kept.${why}`;

  return `Neither keeps it. Before: ${from.why} Now: ${to.why}`;
}

/** Of two that let it leave at the same place. */
function keptWords({ to }: LeavesBoth): string {
  return to.stage === "kept" ? "Both keep it" : "Neither keeps it";
}

function changesOf(before: SideAnswer, after: SideAnswer): string[] {
  const added = codesOf(after).filter((code) => !codesOf(before).includes(code));
  const gone = codesOf(before).filter((code) => !codesOf(after).includes(code));

  return [
    ...(before.verdict === after.verdict
      ? []
      : [`the verdict goes from ${VERDICT_WORDS[before.verdict]} to ${VERDICT_WORDS[after.verdict]}`]),
    ...(added.length > 0 ? [`${added.join(" and ")} ${added.length === 1 ? "rejects" : "reject"} it`] : []),
    ...(gone.length > 0 ? [`${gone.join(" and ")} no longer ${gone.length === 1 ? "rejects" : "reject"} it`] : []),
    ...(before.coefficient.passes === after.coefficient.passes
      ? []
      : [after.coefficient.passes ? "the coefficient gate lets it pass" : "the coefficient gate stops it"]),
  ];
}

function rejectsR4(answer: SideAnswer): boolean {
  return codesOf(answer).includes("R4");
}

/** With the numbers of what changed first. */
function secondSentence({ before, after, within }: Compared): string {
  if (before.verdict !== after.verdict) return after.explanation;
  if (before.coefficient.passes === after.coefficient.passes) {
    const [broken] = [...after.rejects, ...before.rejects].filter(
      ({ code }) => codesOf(before).includes(code) !== codesOf(after).includes(code),
    );
    if (broken?.code === "R4" && within !== undefined) return within;

    return broken ? `${broken.says}.` : after.explanation;
  }
  const { value } = after.coefficient;

  return value === null
    ? "No judge gave it a score, so it has no coefficient."
    : `Its coefficient, derived of the judge’s score, is ${value}.`;
}

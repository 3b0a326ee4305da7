import type { FilterFacts } from "@/lib/domain/filter-facts";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { changeWords, thresholdChanges } from "@/lib/domain/threshold-changes";
import { THRESHOLD_FIELDS, type ThresholdName } from "@/lib/domain/threshold-fields";
import { REJECT_TEXT, type RejectCode, VERDICT_WORDS, type Verdict } from "@/lib/domain/verdict";
import { derivedTrajectoryCoefficient } from "@/lib/judge/coefficient";
import { decideVerdict, type VerdictRule, verdictOfRule } from "./decide-verdict";
import { rejectBits, unpackRejects } from "./reject-bits";
import { explainRule } from "./verdict";

/** What of one trajectory alone decides where versions leave it. */
export interface OwnFacts extends FilterFacts {
  /** The judge's score, 0 to 1; absent without one. */
  readonly judgeScore?: number | undefined;
}

/** What one version says. */
export interface SideAnswer {
  readonly verdict: Verdict;
  readonly rule: VerdictRule;
  readonly explanation: string;
  readonly rejects: { code: RejectCode; says: string }[];
  readonly coefficient: { value: number | null; gate: number | null; passes: boolean };
}

export interface ThresholdEffect {
  readonly name: ThresholdName;
  readonly words: string;
  readonly from: string;
  readonly to: string;
  readonly decides: boolean;
  readonly needsOthers: boolean;
}

export interface Difference {
  readonly from: SideAnswer;
  readonly to: SideAnswer;
  readonly isSame: boolean;
  readonly thresholds: ThresholdEffect[];
  readonly why: string;
}

/**
 * Why two versions answer differently about one trajectory, or why they do not: by its own facts, so without
 * near-duplicates and caps, which other trajectories decide too. A threshold decides when the answer of `to` becomes
 * another with that one alone put back.
 */
export function explainDifference(facts: OwnFacts, from: FilterThresholds, to: FilterThresholds): Difference {
  const [before, after] = [answerOf(facts, from), answerOf(facts, to)];
  const isSame = signature(before) === signature(after);
  const thresholds = thresholdChanges(from, to).map((change): ThresholdEffect => {
    const back = THRESHOLD_FIELDS[change.name].apply(to, change.from) ?? to;

    return {
      ...change,
      decides: signature(answerOf(facts, back)) !== signature(after),
      needsOthers: /^(dedup|ranking|cap)/.test(change.name),
    };
  });

  return { from: before, to: after, isSame, thresholds, why: whyOf({ before, after, isSame, thresholds }) };
}

function answerOf(facts: OwnFacts, thresholds: FilterThresholds): SideAnswer {
  const rule = decideVerdict(facts, thresholds);
  const value = facts.judgeScore === undefined ? null : derivedTrajectoryCoefficient(facts.judgeScore);
  const gate = thresholds.coefficientGate;

  return {
    verdict: verdictOfRule(rule),
    rule,
    explanation: explainRule(rule, facts, thresholds),
    rejects: unpackRejects(rejectBits(facts, thresholds)).map((code) => ({
      code,
      says: code === "R4" ? `${REJECT_TEXT.R4}: ${facts.tokens} of ${thresholds.tokenBudget}` : REJECT_TEXT[code],
    })),
    coefficient: { value, gate, passes: gate === null || (value !== null && value >= gate) },
  };
}

function signature({ verdict, rejects, coefficient }: SideAnswer): string {
  return JSON.stringify([verdict, codesOf({ rejects }), coefficient.passes]);
}

function codesOf({ rejects }: Pick<SideAnswer, "rejects">): readonly RejectCode[] {
  return rejects.map(({ code }) => code);
}

interface Compared extends Pick<Difference, "isSame" | "thresholds"> {
  readonly before: SideAnswer;
  readonly after: SideAnswer;
}

function whyOf({ before, after, isSame, thresholds }: Compared): string {
  const deciding = thresholds.filter(({ decides }) => decides);
  if (isSame) return sameWhy(after, thresholds, deciding);

  const because =
    deciding.length > 0
      ? `because of ${deciding.map(changeWords).join(" and ")}`
      : "because of several thresholds together, of which none decides alone";
  const changes = changesOf(before, after).join(", and ");

  return `${changes.charAt(0).toUpperCase()}${changes.slice(1)}, ${because}. ${secondSentence(before, after)}`;
}

/** Two thresholds may outweigh each other: then one of them put back would change the answer all the same. */
function sameWhy(
  after: SideAnswer,
  thresholds: readonly ThresholdEffect[],
  deciding: readonly ThresholdEffect[],
): string {
  if (thresholds.length === 0) return `The versions have the same thresholds. ${after.explanation}`;
  if (deciding.length > 0)
    return `Both come to the same answer, because changes outweigh each other: ${deciding.map(changeWords).join(" and ")}. ${after.explanation}`;

  const one = thresholds.length === 1;
  const none = one ? "the threshold that differs does not decide it" : "none of the thresholds that differ decides it";

  return `Both come to the same answer: ${none}. ${after.explanation}`;
}

function changesOf(before: SideAnswer, after: SideAnswer): string[] {
  const added = codesOf(after).filter((code) => !codesOf(before).includes(code));
  const gone = codesOf(before).filter((code) => !codesOf(after).includes(code));

  return [
    ...(before.verdict === after.verdict
      ? []
      : [`the verdict goes from ${VERDICT_WORDS[before.verdict]} to ${VERDICT_WORDS[after.verdict]}`]),
    ...(added.length > 0 ? [`${listOf(added)} ${added.length === 1 ? "rejects" : "reject"} it`] : []),
    ...(gone.length > 0 ? [`${listOf(gone)} no longer ${gone.length === 1 ? "rejects" : "reject"} it`] : []),
    ...(before.coefficient.passes === after.coefficient.passes
      ? []
      : [after.coefficient.passes ? "the coefficient gate lets it pass" : "the coefficient gate stops it"]),
  ];
}

/** With the numbers of what changed first. */
function secondSentence(before: SideAnswer, after: SideAnswer): string {
  if (before.verdict !== after.verdict) return after.explanation;
  if (before.coefficient.passes === after.coefficient.passes) {
    const [broken] = [...after.rejects, ...before.rejects].filter(
      ({ code }) => codesOf(before).includes(code) !== codesOf(after).includes(code),
    );

    return broken ? `${broken.says}.` : after.explanation;
  }
  const { value } = after.coefficient;

  return value === null
    ? "No judge gave it a score, so it has no coefficient."
    : `Its coefficient, derived of the judge’s score, is ${value}.`;
}

function listOf(codes: readonly RejectCode[]): string {
  return codes.join(" and ");
}

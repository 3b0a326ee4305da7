import { estimateWords, formatPlain, formatShare } from "@/components/judge-report/format-estimate";
import { pText } from "@/components/run-comparison/conclusions";
import { countOf, formatNumber, formatRatio } from "@/components/ui/format-number";
import type { Estimate } from "@/lib/contract/queues";
import type { FilterCurve, PairedFlips } from "@/lib/contract/what-if";
import { PROBLEMS_ALONE } from "@/lib/domain/few-agents";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { SCORED_STAGES } from "@/lib/domain/lab-answer";
import { LABELS_NOT_DRAWN } from "@/lib/domain/labels-not-drawn";
import { leftOutWords, unsettledWords } from "@/lib/domain/not-blind-words";
import { edgeWords } from "@/lib/domain/share-edge";
import { type CurveThreshold, THRESHOLD_FIELDS } from "@/lib/domain/threshold-fields";
import { isOverProblems, methodOf, unlikeWidthsOf } from "./interval-words";
import { mixedWords, pairedSide, testedWords } from "./paired-words";

export type CurvePoint = FilterCurve["points"][number];

/** A place of the curve: one of its points, or that the threshold is off. */
type CurvePlace = NonNullable<FilterCurve["off"]> & { at: number | null };

/** All places that are held against each other, that without the threshold last. */
export function curvePlaces({ points, off }: Pick<FilterCurve, "points" | "off">): CurvePlace[] {
  return off === null ? points : [...points, { ...off, at: null }];
}

/** "agentic share", as sentences call it. */
export function curveName(along: CurveThreshold): string {
  return THRESHOLD_FIELDS[along].words.toLowerCase();
}

/** A place on the curve: 0.80, 14,336 tokens, or off. */
export function placeText(along: CurveThreshold, at: number | null): string {
  if (at === null) return "off";

  return along === "tokenBudget" ? formatNumber(at) : formatRatio(at);
}

/** "current 0.80", or that it is off. */
export function currentText(along: CurveThreshold, thresholds: FilterThresholds): string {
  const at = thresholds[along];

  return at === null ? `the ${curveName(along)} is off` : `current ${placeText(along, at)}`;
}

const LINES = ["precision", "recall"] as const;

/** How many labels say it, where it has to end, and what is not to be compared. */
export function curveSubtitle({ along, n, points, off, ...left }: FilterCurve, thresholds: FilterThresholds): string {
  return [
    `n = ${countOf(n, "labelled trajectory", "labelled trajectories")} at each of ${countOf(points.length, "place")} of the ${curveName(along)}${off === null ? "" : " and without it"}, the other thresholds held.`,
    edgeWords(along, thresholds),
    leftOutWords({ ...left, n }),
    unsettledWords(left.unsettled),
    bandWords(points),
    unlikeWidthsOf(LINES.flatMap((line) => points.map((point) => point[line]))),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(" ");
}

/** How its bands are made, how it is drawn, and of what it speaks. */
export function curveCaveats({ n, points }: FilterCurve): string {
  return [
    `95 % bands ${methodOf(LINES.flatMap((line) => points.map((point) => point[line])))}.`,
    "The lines are steps: what changes from one place to the next changes at the value of some row between them.",
    "Called agentic counts the whole corpus.",
    ...(n > 0 ? [SCORED_STAGES, LABELS_NOT_DRAWN] : []),
  ].join(" ");
}

/**
 * Whose bands are over problems alone. A band has one edge, dashed as soon as any place of it is. Undefined where none are.
 */
function bandWords(points: readonly CurvePoint[]): string | undefined {
  const said = LINES.flatMap((line) => {
    const known = points.filter((point) => hasInterval(point[line]));
    const alone = known.filter((point) => isOverProblems(point[line])).length;
    if (alone === 0) return [];
    const isPart = alone < known.length;

    return [{ isPart, words: isPart ? `of ${line} at ${alone} of ${countOf(known.length, "place")}` : `of ${line}` }];
  });
  if (said.length === 0) return undefined;
  const edge = said.some(({ isPart }) => isPart)
    ? "the edge of the whole band is dashed, also at places that are not"
    : "their edge is dashed";

  return `Bands ${said.map(({ words }) => words).join(" and ")} are ${PROBLEMS_ALONE}, of too few agent versions: ${edge}.`;
}

/**
 * What these labels can tell of one threshold. Every place answers the same labels, so two of them are held against each
 * other by the labels that they answer otherwise; whether their intervals overlap says nothing of that.
 */
export function curveConclusion({ along, n, points, off }: FilterCurve): string {
  if (n === 0) return "Nobody has said of a trajectory here yet whether it is agentic.";

  const name = curveName(along);
  const places = curvePlaces({ points, off });
  const known = points.filter((point) => hasInterval(point.precision) && hasInterval(point.recall));
  if (known.length < 2) return `No curve can be drawn. ${reasonOf(points) ?? ""}`.trim();
  if (places.every(({ paired }) => paired === null || paired.gained + paired.lost === 0))
    return `Every place of the ${name} answers ${n === 1 ? "this label" : `these ${formatNumber(n)} labels`} alike: nothing tells one from another.`;

  const current = places.find(({ isCurrent }) => isCurrent);
  const best = bestOf(current ? [current, ...places] : places);
  if (!best || best.f1.value === null) return `No place of the ${name} has a score for both figures together.`;
  const peak = `F1 is highest, ${formatPlain(best.f1.value)}, ${best.at === null ? `without the ${name}` : `at ${placeText(along, best.at)}`}`;
  if (current?.at === best.at) return `${peak}, which is ${best.at === null ? "how it is now" : "the current one"}.`;
  if (!best.paired) return `${peak}.`;

  const now = typeof current?.at === "number" ? `the current ${placeText(along, current.at)}` : `no ${name} at all`;
  const others = places.filter(({ paired }) => paired !== null).length;
  const said = testedWords(best.paired, `${pText(best.paired.holmP)} as one of ${countOf(others, "place")}`);

  return `${peak}; ${SIDE_WORDS[pairedSide(best.paired, best.paired.holmP)](now, best.paired)}: ${said}.`;
}

const SIDE_WORDS = {
  better: (now) => `it agrees with people more often than ${now}, by more than chance`,
  worse: (now) => `yet it agrees with people less often than ${now}, by more than chance`,
  mixed: (now, paired) => `against ${now} ${mixedWords(paired)}`,
  neither: (now) => `these labels cannot tell it from ${now}`,
} as const satisfies Record<ReturnType<typeof pairedSide>, (now: string, paired: PairedFlips) => string>;

/** "0.80: precision 87.1 % (82.0 to 90.2), …": a place read out. */
export function pointText(along: CurveThreshold, point: CurvePoint): string {
  return `${placeText(along, point.at)}: ${figuresText(point)}`;
}

/** "precision 87.1 % (82.0 to 90.2), recall …, 7,800 called agentic". */
export function figuresText({ precision, recall, calledAgentic }: Omit<CurvePlace, "at">): string {
  return `precision ${figureText(precision)}, recall ${figureText(recall)}, ${formatNumber(calledAgentic)} called agentic`;
}

/** A share with its interval, or "n/a". */
export function figureText(estimate: Estimate): string {
  return estimate.value === null ? "n/a" : estimateWords(estimate, formatShare);
}

function hasInterval(estimate: Estimate): boolean {
  return estimate.value !== null && estimate.low !== null && estimate.high !== null;
}

function bestOf(places: readonly CurvePlace[]): CurvePlace | undefined {
  return places.reduce<CurvePlace | undefined>(
    (best, point) => ((point.f1.value ?? -1) > (best?.f1.value ?? -1) ? point : best),
    undefined,
  );
}

/** Why the current place has no figure, else the first one that has none. */
function reasonOf(points: readonly CurvePoint[]): string | undefined {
  const first = points.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

  return first
    .flatMap(({ precision, recall }) => [precision, recall])
    .flatMap((one) => (one.value === null ? [one.reason] : []))[0];
}

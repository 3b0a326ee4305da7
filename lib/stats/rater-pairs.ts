import type { RatedPair } from "./confusion";
import { ANONYMOUS, type RatingTable } from "./rating-table";

/** Two raters, and what both of them rated. */
export interface RaterPair {
  readonly reference: string;
  readonly other: string;
  readonly pairs: readonly RatedPair[];
}

/** Raters that are compared two by two: with more, those who rated most. They make 45 pairs. */
const MOST_PAIRED_RATERS = 10;

/** Every two raters, or of the ten who rated most, in the order in which they are given. */
export function pairsOfMost<Rater>(
  raters: readonly Rater[],
  ratingsOf: (rater: Rater) => number,
): readonly (readonly [first: Rater, other: Rater])[] {
  const most = new Set(raters.toSorted((one, other) => ratingsOf(other) - ratingsOf(one)).slice(0, MOST_PAIRED_RATERS));
  const paired = raters.filter((rater) => most.has(rater));

  return paired.flatMap((first, at) => paired.slice(at + 1).map((other) => [first, other] as const));
}

/**
 * Every two raters with ids and the items that both rated.
 *
 * @param reference - the rater who comes first in each pair; by default the one who appears first
 */
export function raterPairs(table: RatingTable, reference: string | undefined): readonly RaterPair[] {
  const pairs = pairedRaters(table, reference);
  const answers = answersOf(table, new Set(pairs.flat().map(({ place }) => place)));

  return pairs.map(([first, second]) => ({
    reference: first.name,
    other: second.name,
    pairs: commonItems(table, answers.get(first.place), answers.get(second.place)),
  }));
}

interface PlacedRater {
  readonly place: number;
  readonly name: string;
}

/** The reference is among them, however little it rated. */
function pairedRaters({ raters, raterOf }: RatingTable, reference: string | undefined) {
  const counts = new Int32Array(raters.length);
  for (const rater of raterOf) if (rater !== ANONYMOUS) counts[rater] = (counts[rater] ?? 0) + 1;
  const isReference = ({ name }: PlacedRater): boolean => name === reference;
  const placed = raters.map((name, place): PlacedRater => ({ place, name }));
  const referenceFirst = [...placed.filter(isReference), ...placed.filter((rater) => !isReference(rater))];

  return pairsOfMost(referenceFirst, (rater) => (isReference(rater) ? Infinity : (counts[rater.place] ?? 0)));
}

type Answers = ReadonlyMap<number, number>;

/** The answers of the wanted raters by item. */
function answersOf(
  { itemOf, raterOf, answerOf }: RatingTable,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, Answers> {
  const answers = new Map([...wanted].map((rater) => [rater, new Map<number, number>()]));
  for (const [at, rater] of raterOf.entries()) answers.get(rater)?.set(itemOf[at] ?? 0, answerOf[at] ?? 0);

  return answers;
}

function commonItems({ clusterOf }: RatingTable, first: Answers = new Map(), second: Answers = new Map()): RatedPair[] {
  return [...first].flatMap(([item, reference]) => {
    const other = second.get(item);

    return other === undefined ? [] : [{ cluster: clusterOf[item] ?? 0, reference, other }];
  });
}

import type { RatedPair } from "./confusion";
import { ANONYMOUS, type RatingTable } from "./rating-table";

/** Two raters, and what both of them rated. */
export interface RaterPair {
  readonly reference: string;
  readonly other: string;
  readonly pairs: readonly RatedPair[];
}

/** Raters that are compared two by two: with more, those who rated most. They make 45 pairs. */
export const MOST_PAIRED_RATERS = 10;

/**
 * Every two raters with ids and the items that both rated.
 *
 * @param reference - the rater who comes first in each pair; by default the one who appears first
 */
export function raterPairs(table: RatingTable, reference: string | undefined): readonly RaterPair[] {
  const paired = pairedRaters(table, reference);
  const answers = answersOf(table, new Set(paired.map(({ place }) => place)));

  return paired.flatMap((first, at) =>
    paired.slice(at + 1).map((second) => ({
      reference: first.name,
      other: second.name,
      pairs: commonItems(table, answers.get(first.place), answers.get(second.place)),
    })),
  );
}

interface PairedRater {
  readonly place: number;
  readonly name: string;
}

function pairedRaters({ raters, raterOf }: RatingTable, reference: string | undefined): readonly PairedRater[] {
  const counts = new Int32Array(raters.length);
  for (const rater of raterOf) if (rater !== ANONYMOUS) counts[rater] = (counts[rater] ?? 0) + 1;
  const isReference = ({ name }: PairedRater): number => (name === reference ? 1 : 0);

  return raters
    .map((name, place) => ({ place, name }))
    .sort(
      (one, other) => isReference(other) - isReference(one) || (counts[other.place] ?? 0) - (counts[one.place] ?? 0),
    )
    .slice(0, MOST_PAIRED_RATERS)
    .sort((one, other) => isReference(other) - isReference(one) || one.place - other.place);
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

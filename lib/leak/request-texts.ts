import { normaliseQuery } from "@/lib/domain/normalise-query";
import { groupBy } from "@/lib/filter/group-by";
import type { PlacePair } from "./near-proposals";
import { requestWords } from "./problem-words";

/** A query on a side, by the first place that has it there. */
interface AskedQuery {
  readonly place: number;
  readonly side: string;
}

/** What is asked for, with the queries that ask for it: they differ in their vouchers, or in the side that they are on. */
interface RequestText {
  readonly words: readonly string[];
  readonly asked: readonly AskedQuery[];
}

/** Of the queries of a side that ask for one thing so many are named for each other one: else vouchers cost their square. */
const MOST_NAMED = 10;

/**
 * Requests, each once, however many problems repeat it: copies of one query make no template of its words, and a pair of
 * queries is one pair. A query without words asks for nothing.
 *
 * @param sideOf - of each place: the same query on two sides is told apart
 */
export function requestTexts(
  queries: readonly string[],
  sideOf: (place: number) => string = () => "",
): readonly RequestText[] {
  const known = new Set<string>();
  const texts = new Map<string, { readonly words: readonly string[]; readonly asked: AskedQuery[] }>();
  for (const [place, written] of queries.entries()) {
    const query = normaliseQuery(written);
    const side = sideOf(place);
    const own = `${side}\n${query}`;
    if (query === "" || known.has(own)) continue;
    known.add(own);
    const words = requestWords(written, query);
    const text = words.join(" ");
    const request = texts.get(text) ?? { words, asked: [] };
    request.asked.push({ place, side });
    texts.set(text, request);
  }

  return [...texts.values()].filter(({ words }) => words.length > 0);
}

/**
 * Pairs of queries that ask for these two things, or for the same one, each by its places and once. A query is a pair with
 * itself on two sides only: on one side its copies are variants of one problem anyway.
 *
 * @param isAcross - whether what is on the sides of these two places is held against each other
 */
export function queriesOf(
  one: RequestText,
  other: RequestText,
  isAcross: (pair: PlacePair) => boolean = () => true,
): readonly PlacePair[] {
  if (one === other && one.asked.length === 1) return [];

  const pairs = new Map<string, PlacePair>();
  for (const [from, to] of one === other
    ? [[one, one]]
    : [
        [one, other],
        [other, one],
      ]) {
    const sides = [...groupBy(to?.asked ?? [], ({ side }) => side).values()];
    for (const asked of from?.asked ?? []) {
      for (const { place } of firstOthers(asked, sides, isAcross)) {
        const pair = { a: Math.min(asked.place, place), b: Math.max(asked.place, place) };
        pairs.set(`${pair.a} ${pair.b}`, pair);
      }
    }
  }

  return [...pairs.values()];
}

function firstOthers(
  asked: AskedQuery,
  sides: readonly (readonly AskedQuery[])[],
  isAcross: (pair: PlacePair) => boolean,
): readonly AskedQuery[] {
  return sides.flatMap((side) => {
    const [first] = side;
    if (first === undefined || !isAcross({ a: asked.place, b: first.place })) return [];

    // Itself may be among them.
    return side
      .slice(0, MOST_NAMED + 1)
      .filter((other) => other !== asked)
      .slice(0, MOST_NAMED);
  });
}

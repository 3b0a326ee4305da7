import { normaliseQuery } from "@/lib/domain/normalise-query";
import { leakClusters } from "./leak-clusters";
import { leakEdges } from "./leak-edges";
import type { LeakProblem } from "./leak-problem";
import { RunIndex, type RunQuery } from "./shared-runs";

/**
 * Of rows to evaluate on that share one value so many are named: chat rows with one fixed first message, or one product
 * that a whole suite wants, would else be as many hits as rows on both sides multiplied.
 */
export const MOST_OF_VALUE = 10;

export const LEAK_KINDS = ["verbatim", "normalised", "ngram", "productIds"] as const;
export type LeakKind = (typeof LEAK_KINDS)[number];

export interface LeakHit {
  /** Names of the problems. */
  readonly train: string;
  readonly against: string;
  readonly kind: LeakKind;
  /** What both have: the query, its normalised words, a run of words, or a product id. */
  readonly value: string;
}

/** Problems of the first side, those of the second, and of the first those that a kind finds in the second. */
export interface LeakReport extends Readonly<Record<LeakKind, number>> {
  readonly train: number;
  readonly against: number;
  readonly hits: readonly LeakHit[];
}

/**
 * What problems to train on have in common with problems to evaluate on. Rows with the same query and products are one
 * problem. Each kind is looked for by itself: a verbatim query is normalised-equal too. Product ids are those that the
 * reward wants on either side, and those that a row to train on recommends: what a row to evaluate on recommends may be a
 * failure's.
 *
 * @param shortestRun - words of the shortest run that counts as an n-gram
 * @param most - rows to evaluate on that are named for one value; the counts are the same whatever it is
 */
export function checkLeak(
  train: readonly LeakProblem[],
  against: readonly LeakProblem[],
  shortestRun?: number,
  most = Number.POSITIVE_INFINITY,
): LeakReport {
  return leaksOfEach(distinctProblems(train), against, shortestRun, most);
}

/** The same where each of the first side is a problem by itself, as those of a corpus are, and is named by itself. */
export function leaksOfEach(
  first: readonly LeakProblem[],
  against: readonly LeakProblem[],
  shortestRun?: number,
  most = Number.POSITIVE_INFINITY,
): LeakReport {
  const second = distinctProblems(against);
  const byQuery = placesBy(second, most, ({ query }) => (query === "" ? [] : [query]));
  const byWords = placesBy(second, most, ({ query }) => keyOf(query));
  const byProduct = placesBy(second, most, ({ goldIds }) => [...new Set(goldIds)]);
  const runs = new RunIndex(runQueries(second), runQueries(first), shortestRun);

  const hits = first.flatMap((problem) => {
    const hit = (kind: LeakKind, value: string) => (place: number) => ({
      ...{ train: problem.name, against: second[place]?.name ?? "", kind, value },
    });
    const { query } = problem;

    return [
      ...(byQuery.get(query) ?? []).map(hit("verbatim", query)),
      ...keyOf(query).flatMap((words) => (byWords.get(words) ?? []).map(hit("normalised", words))),
      ...[...runs.sharedWith(query, most)].map(([place, run]) => hit("ngram", run)(place)),
      ...idsOf(problem).flatMap((id) => (byProduct.get(id) ?? []).map(hit("productIds", id))),
    ].map((found) => ({ problem, ...found }));
  });
  const count = (kind: LeakKind) => new Set(hits.filter((hit) => hit.kind === kind).map(({ problem }) => problem)).size;

  return {
    ...{ train: first.length, against: second.length },
    ...{ verbatim: count("verbatim"), normalised: count("normalised") },
    ...{ ngram: count("ngram"), productIds: count("productIds") },
    hits: hits.map(({ problem: _problem, ...hit }) => hit),
  };
}

/**
 * A problem is of the kind of what has its words, its wanted products or its titles. What rows recommend makes no kind:
 * they may be failures, and one popular product would join problems that have nothing else in common.
 */
function runQueries(problems: readonly LeakProblem[]): readonly RunQuery[] {
  const edges = leakEdges(problems).filter(({ reason }) => reason !== "recommended");
  const kinds = new Map(
    leakClusters(problems.length, edges).flatMap((members, kind) => members.map((member) => [member, kind] as const)),
  );

  return problems.map(({ query }, place) => ({ query, kind: kinds.get(place) ?? place }));
}

/** Rows with the same query and wanted products as one problem, with what any of them recommends. */
export function distinctProblems(rows: readonly LeakProblem[]): readonly LeakProblem[] {
  const byContent = new Map<string, LeakProblem>();
  for (const row of rows) {
    const key = JSON.stringify([row.query, row.goldIds.toSorted()]);
    const known = byContent.get(key);
    const recommendedIds = [...new Set([...(known?.recommendedIds ?? []), ...row.recommendedIds])];
    byContent.set(key, { ...(known ?? row), recommendedIds });
  }

  return [...byContent.values()];
}

function placesBy(
  problems: readonly LeakProblem[],
  most: number,
  keysOf: (problem: LeakProblem) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, problem] of problems.entries()) {
    for (const key of keysOf(problem)) {
      const known = places.get(key);
      if (known && known.length < most) known.push(place);
      else if (!known) places.set(key, [place]);
    }
  }

  return places;
}

/** The normalised query as a list, so that one without words has no key. */
function keyOf(query: string): readonly string[] {
  const words = normaliseQuery(query);

  return words === "" ? [] : [words];
}

function idsOf({ goldIds, recommendedIds }: LeakProblem): readonly string[] {
  return [...new Set([...goldIds, ...recommendedIds])];
}

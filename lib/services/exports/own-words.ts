import * as z from "zod";
import { normaliseQuery } from "@/lib/domain/normalise-query";
import type { Trajectory } from "@/lib/domain/trajectory";

const StoredQuery = z.object({ query: z.string().optional() });

/**
 * A trajectory with the query that its own record told, of those whose rows open with it. A problem keeps the words of the
 * first source that told of it, and another may write them otherwise: a row must not depend on which was imported first.
 * Imports of before it was kept have the problem's, and so has a release that was frozen while the problem had no words.
 *
 * Undefined where the record asks something else: clusters, audits and protected suites go by the problem's query, so
 * nothing has looked for such words in another pool.
 *
 * @param outline - what was stored of its analysis
 */
export function inOwnWords(trajectory: Trajectory, outline: unknown): Trajectory | undefined {
  const { query } = StoredQuery.parse(outline);
  const { problem } = trajectory;
  if (query === undefined || query === problem.query || problem.query === "") return trajectory;
  if (normaliseQuery(query) !== normaliseQuery(problem.query)) return undefined;

  return { ...trajectory, problem: { ...problem, query } };
}

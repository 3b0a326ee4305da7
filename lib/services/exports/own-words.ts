import * as z from "zod";
import type { Trajectory } from "@/lib/domain/trajectory";

const StoredQuery = z.object({ query: z.string().optional() });

/**
 * A trajectory with the query that its own record told, of those whose rows open with it. A problem keeps the words of the
 * first source that told of it, and another may tell it in others: a row must not depend on which was imported first.
 * Imports of before it was kept have the problem's.
 *
 * @param outline - what was stored of its analysis
 */
export function inOwnWords(trajectory: Trajectory, outline: unknown): Trajectory {
  const { query } = StoredQuery.parse(outline);

  return query === undefined ? trajectory : { ...trajectory, problem: { ...trajectory.problem, query } };
}

import * as z from "zod";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { ProblemSort } from "@/lib/domain/problem-order";
import type { Asker } from "@/lib/services/blindness/asker";
import { type RolloutScope, rolloutCells, UNKNOWN } from "@/lib/services/evaluation/rollout-cells";
import type { MatrixPlace } from "./matrix-cursor";

/** By internal key of the run: rollouts, successes, and of how many nobody can tell. An array, since a page of a CSV has many. */
const MatrixCell = z.tuple([z.int(), z.int(), z.int(), z.int()]);
const Row = z.object({
  id: z.int(),
  ext_id: z.uuid(),
  key: z.string(),
  query: z.string(),
  bucket: z.string().nullable(),
  difficulty: z.string().nullable(),
  /** Of each run that tried it. */
  cells: z.array(MatrixCell),
  first: z.number(),
  second: z.number(),
  place: z.string(),
  problems: z.int(),
});
export type StoredMatrixRow = z.infer<typeof Row>;

interface MatrixRequest {
  readonly scope: RolloutScope;
  /** The columns, by internal key. */
  readonly runs: readonly number[];
  readonly sort: ProblemSort;
  readonly after?: Pick<MatrixPlace, "first" | "second" | "key" | "id">;
  readonly limit: number;
}

/**
 * Problems that one of the runs tried, in the order asked for, with the number of them all. Everything is counted in one
 * statement, so that a page is of one moment; it costs as much as the corpus is large, however short the page.
 */
export async function matrixRows(asker: Asker, request: MatrixRequest): Promise<readonly StoredMatrixRow[]> {
  const { scope, runs, sort, after, limit } = request;
  if (runs.length === 0) return [];

  const counts = await rolloutCells(asker, scope, runs);
  const [first, second] = ORDER[sort];
  const place = sort === "key" ? sql`p.key` : sql`''`;
  const behind = after
    ? sql`(o.first, o.second, o.place collate "C", o.problem_id)
        > (${after.first}::float8, ${after.second}::float8, ${after.key}::text collate "C", ${after.id}::int)`
    : sql`true`;

  return queryRows(
    asker.db,
    Row,
    sql`with cell as materialized (
            select c.problem_id, c.run_id, c.rollouts, c.successes, ${UNKNOWN} as unknown from (${counts}) c),
          rated as (
            select c.problem_id, sum(c.rollouts)::int as rollouts,
              sum(c.successes) filter (where ${IS_KNOWN})::float8 / sum(c.rollouts) filter (where ${IS_KNOWN}) as share,
              max(${SHARE}) - min(${SHARE}) as spread, count(${SHARE}) as runs,
              max(${SHARE}) filter (where c.run_id = ${runs.at(-1)}::int)
                - max(${SHARE}) filter (where c.run_id = ${runs[0]}::int) as gain
            from cell c group by 1),
          ordered as (
            select r.problem_id, (${first})::float8 as first, (${second})::float8 as second,
              ${place} as place
            from rated r ${sort === "key" ? sql`join problem p on p.id = r.problem_id` : sql``}),
          page as materialized (
            select o.* from ordered o where ${behind}
            order by o.first, o.second, o.place collate "C", o.problem_id limit ${limit}),
          row_cells as (
            select c.problem_id, jsonb_agg(jsonb_build_array(c.run_id, c.rollouts, c.successes, c.unknown)) as cells
            from cell c where c.problem_id in (select g.problem_id from page g) group by 1)
        select p.id, p.ext_id, p.key, left(p.query, 300) as query, p.bucket, p.difficulty, l.cells, g.first, g.second, g.place, (select count(*)::int from rated) as problems
        from page g join problem p on p.id = g.problem_id join row_cells l on l.problem_id = g.problem_id
        order by g.first, g.second, g.place collate "C", g.problem_id`,
  );
}

/** Of a cell: somebody can tell of some of its rollouts. */
const IS_KNOWN = sql`c.unknown < c.rollouts`;
const SHARE = sql`case when ${IS_KNOWN} then c.successes::float8 / c.rollouts end`;
const MOST_TRIED = sql`-r.rollouts`;
/** Behind every share and every difference of them: what it needs was not tried, or not scored. */
const LAST = sql`2`;

/** Two numbers that order the problems, smallest first. */
const ORDER: Readonly<Record<ProblemSort, readonly [Sql, Sql]>> = {
  hardest: [sql`coalesce(r.share, ${LAST})`, MOST_TRIED],
  easiest: [sql`coalesce(-r.share, ${LAST})`, MOST_TRIED],
  improved: [sql`coalesce(-r.gain, ${LAST})`, MOST_TRIED],
  disagreeing: [sql`case when r.runs > 1 then -r.spread else ${LAST} end`, MOST_TRIED],
  tried: [MOST_TRIED, sql`0`],
  key: [sql`0`, sql`0`],
};

import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import type { ProblemFacts } from "./problem-facts";
import type { RowIds } from "./write-spans";

/*
 * A trajectory is in the bucket of its problem, whatever its own record says: problems are counted by their bucket, and a
 * count opens the trajectories that the filter finds by theirs.
 */

const Id = z.object({ id: z.int() });

/** Before problems are written: trajectories of those that get their bucket only now get it too. */
export async function fillBuckets(
  session: CopySession,
  corpusId: number,
  problems: readonly Pick<ProblemFacts, "key" | "bucket">[],
): Promise<void> {
  const named = problems.filter(({ bucket }) => bucket !== null);
  if (named.length === 0) return;
  const unfilled = await session.query(
    Id,
    "select id from problem where corpus_id = $1 and key = any($2::text[]) and bucket is null",
    [corpusId, named.map(({ key }) => key)],
  );
  if (unfilled.length === 0) return;

  // In the order in which whoever measures locks them.
  await session.query(
    z.object({}),
    `select count(*) as locked from (select t.id from trajectory t
       where t.corpus_id = $1 and t.problem_id = any($2::int[]) order by t.id for no key update) l`,
    [corpusId, unfilled.map(({ id }) => id)],
  );
  await session.query(
    z.object({}),
    `update trajectory t set bucket = g.bucket
     from problem p join unnest($3::text[], $4::text[]) as g (key, bucket) on g.key = p.key
     where t.corpus_id = $1 and t.problem_id = any($2::int[]) and p.id = t.problem_id`,
    [corpusId, unfilled.map(({ id }) => id), named.map(({ key }) => key), named.map(({ bucket }) => bucket)],
  );
}

/** After trajectories are written: those whose record names no bucket, or another one, are in that of their problem. */
export async function takeBuckets(
  session: CopySession,
  corpusId: number,
  rows: readonly (RowIds | undefined)[],
): Promise<void> {
  const written = rows.flatMap((row) => (row === undefined ? [] : [row.trajectory.toString()]));
  if (written.length === 0) return;

  await session.query(
    z.object({}),
    `update trajectory t set bucket = p.bucket from problem p
     where t.corpus_id = $1 and t.id = any($2::bigint[]) and p.id = t.problem_id and t.bucket is distinct from p.bucket`,
    [corpusId, written],
  );
}

import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import type { Asker, Asking, AskingPerson } from "./asker";
import { allBlindItems, blindItems, blindQueues } from "./blind-items";
import { hasBlindQueue, seenRows } from "./seen-rows";

// A reward spec is the problem's: what one rollout hides of it, every other one and those of its variants would show.

const hidesReward = sql`'reward' = any(q.hidden)`;
const BlindRow = z.object({ is_blind: z.boolean() });
const LeftOutRow = z.object({ blind: z.int(), sharing: z.int() });

/**
 * Whether a person reviews a rollout of a trajectory's problem, or of one with the same query in its corpus, in a blind
 * queue that hides the reward spec.
 */
export async function isRewardBlind(
  { db, person }: Asker,
  { corpusId, id }: TrajectoryKey,
  tx?: DbOrTransaction,
): Promise<boolean> {
  const problem = sql`(select t.problem_id from trajectory t where t.corpus_id = ${corpusId} and t.id = ${id})`;
  const items = blindItems(person, corpusId, sql`i.trajectory_id = o.id and ${hidesReward}`);
  const [row] = await queryRows(
    tx ?? db,
    BlindRow,
    sql`select exists (${blindQueues(person, corpusId)} and ${hidesReward}) and exists (
          select from trajectory o where o.corpus_id = ${corpusId} and o.problem_id = any(${sameReward(problem)})
            and exists (${items})) as is_blind`,
  );

  return row?.is_blind ?? false;
}

/** Whether a person reviews anything of a corpus in a blind queue that hides the reward spec. */
export async function hidesAnyReward(asker: Asking, corpusId: number): Promise<boolean> {
  if (!(await hasBlindQueue(asker, corpusId))) return false;
  const [row] = await queryRows(asker.db, BlindRow, anyRewardHidden(asker.person, corpusId));

  return row?.is_blind ?? false;
}

/** The same as a statement, for whoever has no client of Prisma: one row `is_blind`. */
export function anyRewardHidden(person: AskingPerson, corpusId: number): Sql {
  return sql`select exists (select from (${allBlindItems(person, corpusId)}) b where 'reward' = any(b.hidden)) as is_blind`;
}

/** The problems that share the reward spec of one, as an array with its own: those of the same query in its corpus. */
export function sameReward(problem: Sql): Sql {
  return sql`array(
    select p.id from problem p where p.id = ${problem}
    union all
    select v.id from problem p join problem v on v.corpus_id = p.corpus_id and v.query_norm = p.query_norm
      where p.id = ${problem} and p.query_norm <> '')`;
}

/** A condition over `trajectory t` that leaves out every rollout for which `isRewardBlind` holds. */
export async function openRewards(asker: Asker, corpusId: number): Promise<Sql> {
  if (!(await hasBlindQueue(asker, corpusId))) return sql`true`;

  const blind = sql`select p.id, p.query_norm from problem p where p.id in (
    select b.problem_id from (${allBlindItems(asker.person, corpusId)}) b where 'reward' = any(b.hidden))`;

  return sql`t.problem_id not in (with blind as materialized (${blind})
    select p.id from blind p
    union all
    select v.id from problem v where v.corpus_id = ${corpusId} and v.query_norm <> ''
      and v.query_norm in (select p.query_norm from blind p))`;
}

/**
 * How many rows of a corpus `seenRows` leaves out for a person, and how many more `openRewards` does; null where none is.
 * They are those of the whole corpus, as in `countLeftOut`.
 */
export async function countRewardsLeftOut(
  asker: Asker,
  corpusId: number,
): Promise<{ readonly blind: number; readonly sharing: number } | null> {
  if (!(await hasBlindQueue(asker, corpusId))) return null;
  const seen = await seenRows(asker, corpusId);
  const open = await openRewards(asker, corpusId);

  const [row] = await queryRows(
    asker.db,
    LeftOutRow,
    sql`select (count(*) filter (where not r.is_seen))::int as blind, (count(*) filter (where r.is_seen))::int as sharing
        from (select (${seen}) as is_seen, (${open}) as is_open from trajectory t where t.corpus_id = ${corpusId}) r
        where not (r.is_seen and r.is_open)`,
  );

  return row && row.blind + row.sharing > 0 ? row : null;
}

import { type Sql, sql } from "@/lib/db/query-rows";
import { QUERY_KEY_START } from "@/lib/importers/problem-key";

/** Whether an answer key `k` names no problem by an id, but all that have its query. */
const ASKS = sql`starts_with(k.key, ${QUERY_KEY_START})`;

/**
 * Answer keys that files of problems hold of `problem p`, the nearest first: of its id, of its query, and last those of its query
 * that name by an id a problem which is not here. One that names a problem of the corpus is of no other: who reviews that one
 * blind would be shown its reward at the other.
 */
const FILED_OF_PROBLEM: Sql = sql`(
  select k.import_id, k.key, 0 as rank from answer_key k
  where k.corpus_id = p.corpus_id and k.key = p.key and not ${ASKS}
  union all
  select k.import_id, k.key, case when ${ASKS} then 1 else 2 end from answer_key k
  where k.corpus_id = p.corpus_id and p.query_norm <> '' and k.query_norm = p.query_norm
    and (${ASKS} or not exists (select from problem o where o.corpus_id = k.corpus_id and o.key = k.key)))`;

/** The one that counts: of several imports the last. */
const FILED_THAT_COUNTS: Sql = sql`(select f.import_id, f.key from ${FILED_OF_PROBLEM} f
  order by f.rank, f.import_id desc, f.key collate "C" limit 1)`;

/** Whether a file of problems says something of `problem p`. */
export const IS_FILED: Sql = sql`exists (select from ${FILED_OF_PROBLEM} f)`;

/** Problems that what files say of some keys or queries may be of, as a condition over `problem p`. */
export function problemsAsked(keys: readonly unknown[], queryNorms: readonly unknown[]): Sql {
  return sql`(p.key = any(${[...keys]}::text[]) or (p.query_norm <> '' and p.query_norm = any(${[...queryNorms]}::text[])))`;
}

/**
 * Gives problems the answer key that files of problems say of them, nearest first and of several imports the last. What
 * files no longer say goes; what records of runs brought stays. Reward, voucher and embeddings are one set, of one source.
 * Bucket, suite and difficulty are filled in where none is known, and stay. Where that changes what rollouts are scored by,
 * the corpus is measured anew and its leak clusters are wanted anew.
 *
 * @param problems - a condition over `problem p`
 * @returns statements of one transaction, in this order
 */
export function settleAnswers(corpusId: number, problems: Sql): readonly Sql[] {
  return [lockMoved(corpusId, problems), settle(corpusId, problems)];
}

/** Whoever measures locks trajectories in the order of their ids, and the corpus behind them. */
function lockMoved(corpusId: number, problems: Sql): Sql {
  return sql`select count(*) as locked from (
    select t.id from trajectory t where t.corpus_id = ${corpusId}::int and t.problem_id in (
      select p.id from problem p cross join lateral ${FILED_THAT_COUNTS} f
      join answer_key k on k.import_id = f.import_id and k.key = f.key
      where p.corpus_id = ${corpusId}::int and p.bucket is null and k.bucket is not null and (${problems}))
    order by t.id for no key update of t) l`;
}

function settle(corpusId: number, problems: Sql): Sql {
  return sql`
    with looked as (
      select p.id, k.import_id, k.key, k.bucket, o.is_open,
        o.is_open and (p.reward, p.voucher, p.title_embeddings)
          is distinct from (k.reward, k.voucher, k.title_embeddings) as is_anew,
        p.bucket is null and k.bucket is not null as fills_bucket
      from problem p
      left join lateral ${FILED_THAT_COUNTS} f on true
      left join answer_key k on k.import_id = f.import_id and k.key = f.key
      -- A voucher of records would be lost with the answer key that takes its place, and is of no other reward.
      cross join lateral (select p.answer_import_id is not null or (k.key is not null and p.reward is null
        and p.voucher is null and nullif(p.title_embeddings, '{}') is null) as is_open) o
      where p.corpus_id = ${corpusId}::int and (${problems})
    ), filled as (
      update problem p set
        reward = case when l.is_open then k.reward else p.reward end,
        voucher = case when l.is_open then k.voucher else p.voucher end,
        title_embeddings = case when l.is_open then k.title_embeddings else p.title_embeddings end,
        answer_import_id = case when l.is_open then l.import_id else p.answer_import_id end,
        -- Of records that held embeddings of no title, as earlier versions kept them.
        embeddings_import_ids = case when not l.is_open then p.embeddings_import_ids end,
        bucket = coalesce(p.bucket, k.bucket), suite = coalesce(p.suite, k.suite),
        difficulty = coalesce(p.difficulty, k.difficulty)
      from looked l left join answer_key k on k.import_id = l.import_id and k.key = l.key
      where p.id = l.id and (l.is_anew or (l.is_open and p.answer_import_id is distinct from l.import_id)
        or (p.bucket is null and k.bucket is not null) or (p.suite is null and k.suite is not null)
        or (p.difficulty is null and k.difficulty is not null))
    ), moved as (
      -- A trajectory is in the bucket of its problem.
      update trajectory t set bucket = l.bucket from looked l
      where l.fills_bucket and t.corpus_id = ${corpusId}::int and t.problem_id = l.id
        and t.bucket is distinct from l.bucket
    )
    update corpus c set measure_version = 0, clusters_wanted = c.clusters_wanted + 1
    where c.id = ${corpusId}::int and exists (select from looked l where (l.is_anew or l.fills_bucket)
      and exists (select from trajectory t where t.corpus_id = ${corpusId}::int and t.problem_id = l.id))`;
}

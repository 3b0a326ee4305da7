import { type Sql, sql } from "@/lib/db/query-rows";
import { QUERY_KEY_START } from "@/lib/importers/problem-key";

/** Answer keys that a file of problems holds of `problem p`: of its key, or of its query. */
export const FILED_OF_PROBLEM: Sql = sql`(
  select k.import_id, k.key, true as is_named from answer_key k where k.corpus_id = p.corpus_id and k.key = p.key
  union all
  select k.import_id, k.key, false from answer_key k
  where k.corpus_id = p.corpus_id and p.query_norm <> '' and k.query_norm = p.query_norm and k.key <> p.key)`;

/**
 * Gives problems the answer key that files of problems say of them: of several imports the last counts, and in one that
 * names the problem before one that has its query, of which one that names no problem comes first. What files no longer say goes; what records of runs brought stays.
 * Reward, voucher and embeddings are one set, of one source. Bucket, suite and difficulty are filled in where none is known,
 * and stay. Where that changes what rollouts are scored by, the corpus is measured anew and its leak clusters are wanted anew.
 *
 * @param problems - a condition over `problem p`
 */
export function settleAnswers(corpusId: number, problems: Sql): Sql {
  return sql`
    with looked as (
      select p.id, k.import_id, k.key, k.bucket, o.is_open,
        o.is_open and (p.reward, p.voucher, p.title_embeddings)
          is distinct from (k.reward, k.voucher, k.title_embeddings) as is_anew,
        p.bucket is null and k.bucket is not null as fills_bucket
      from problem p
      left join lateral (select f.* from ${FILED_OF_PROBLEM} f
        order by f.import_id desc, f.is_named desc, starts_with(f.key, ${QUERY_KEY_START}) desc, f.key collate "C" limit 1) f on true
      left join answer_key k on k.import_id = f.import_id and k.key = f.key
      cross join lateral (select p.answer_import_id is not null or (p.reward is null and k.key is not null) as is_open) o
      where p.corpus_id = ${corpusId}::int and (${problems})
    ), filled as (
      update problem p set
        reward = case when l.is_open then k.reward else p.reward end,
        voucher = case when l.is_open then k.voucher else p.voucher end,
        title_embeddings = case when l.is_open then k.title_embeddings else p.title_embeddings end,
        answer_import_id = case when l.is_open then l.import_id else p.answer_import_id end,
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

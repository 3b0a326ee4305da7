import { type Sql, sql } from "@/lib/db/query-rows";
import { IS_FILED } from "./settle-answers";

/**
 * Takes out of the problems of a corpus what they are scored by and only records of some imports hold, part by part. Where
 * nothing is left, or a file of problems says the reward that goes, the problem's answer key counts as one of those imports'
 * files, all of which are gone: settling the answers of `p.answer_import_id` behind this gives it another one, or none.
 */
export function dropAnswers(corpusId: number, importIds: readonly number[]): Sql {
  const ids = sql`${[...importIds]}::int[]`;
  const goes = (column: Sql): Sql => sql`coalesce(p.${column} <@ ${ids}, false)`;
  const rest = (column: Sql): Sql =>
    sql`nullif(array(select i from unnest(p.${column}) i where i <> all(${ids})), '{}')`;

  return sql`
    with held as (
      select p.id, ${goes(sql`reward_import_ids`)} as reward_goes, ${goes(sql`voucher_import_ids`)} as voucher_goes,
        ${goes(sql`embeddings_import_ids`)} as embeddings_go, ${IS_FILED} as is_filed
      from problem p where p.corpus_id = ${corpusId}::int and (p.reward_import_ids && ${ids}
        or p.voucher_import_ids && ${ids} or p.embeddings_import_ids && ${ids})
    ), looked as (
      select h.*, (h.is_filed and h.reward_goes) or ((p.reward is null or h.reward_goes)
        and (p.voucher is null or h.voucher_goes) and (p.title_embeddings is null or h.embeddings_go)) as is_open
      from held h join problem p on p.id = h.id
    ), dropped as (
      update problem p set
        reward = case when l.reward_goes and not l.is_open then null else p.reward end,
        voucher = case when l.voucher_goes and not l.is_open then null else p.voucher end,
        title_embeddings = case when l.embeddings_go and not l.is_open then null else p.title_embeddings end,
        answer_import_id = case when l.is_open then (${ids})[1] else p.answer_import_id end,
        reward_import_ids = case when not l.is_open then ${rest(sql`reward_import_ids`)} end,
        voucher_import_ids = case when not l.is_open then ${rest(sql`voucher_import_ids`)} end,
        embeddings_import_ids = case when not l.is_open then ${rest(sql`embeddings_import_ids`)} end
      from looked l where l.id = p.id
    )
    update corpus set measure_version = 0, clusters_wanted = clusters_wanted + 1
    where id = ${corpusId}::int
      and exists (select from looked where not is_open and (reward_goes or voucher_goes or embeddings_go))`;
}

import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { QUERY_FORM_VERSION } from "@/lib/domain/normalise-query";
import type { ProblemRef } from "@/lib/domain/trajectory";
import { QUERY_KEY_START } from "@/lib/importers/problem-key";
import { PROBLEMS_FORMAT, readFiledProblem } from "@/lib/scorer/filed-problem";
import type { BesideKind, BesideRow } from "./import-beside";
import { latestByKey } from "./latest-by-key";
import { type ProblemFacts, problemFacts } from "./problem-facts";
import { problemsAsked, settleAnswers } from "./settle-answers";
import type { WriteTarget } from "./write-batch";

/**
 * Problems of a file are kept as answer keys of the corpus, and fill the problems that its rollouts brought. Those of which
 * no rollout is there wait in their table: a problem of the corpus is one that somebody tried.
 */
export const PROBLEMS_FILE: BesideKind<ProblemRef> = {
  format: PROBLEMS_FORMAT,
  read: readFiledProblem,
  write: async (session, target, rows) => {
    const facts = rows.map(({ record, value }) => ({ record, value: problemFacts(value) }));
    const contested = await findContested(session, target, facts);
    const free = facts.filter(({ record }) => !contested.has(record));
    const { latest, replaced } = latestByKey(
      free.map(({ value }) => value),
      ({ key }) => key,
      saidOf,
    );

    return { changed: await keepAnswers(session, target, latest), replaced, refused: contested };
  },
};

/** As the database compares it: the order of the members of an object says nothing. */
function saidOf({ reward, voucher, titleEmbeddings, ...facts }: ProblemFacts): unknown {
  return [facts, ...[reward, voucher, titleEmbeddings].map((text) => (text === null ? null : JSON.parse(text)))];
}

/** By how the records stand to a row. */
const CONTESTED = {
  other: "The records of its runs hold another answer key, which counts. Nothing of this row was taken.",
  more: "The records of its runs hold this reward without the voucher or the embeddings of wanted titles that this row has, and an answer key is one set of one source. Nothing of this row was taken. Import records that hold them too, or leave them out of the row.",
  partial:
    "The records of its runs hold a voucher or embeddings of wanted titles without a reward, and an answer key is one set of one source. Nothing of this row was taken. Import records that hold the reward too.",
};

const ContestedRow = z.object({ record: z.int(), how: z.enum(["other", "more", "partial"]) });

/**
 * Why rows are not taken, by their place: those that say something else than the records of the runs of a problem that they
 * name, by its id or, without one, by its query, or more. A row may say less. Embeddings of no title are none.
 */
async function findContested(
  session: CopySession,
  { corpusId }: WriteTarget,
  rows: readonly BesideRow<ProblemFacts>[],
): Promise<ReadonlyMap<number, string>> {
  const column = (name: keyof ProblemFacts) => rows.map(({ value }) => value[name]);
  const found = await session.query(
    ContestedRow,
    `with given as (
       select t.record, t.key, t.query_norm, t.reward::jsonb as reward, t.voucher::jsonb as voucher,
         nullif(t.title_embeddings::jsonb, '{}') as title_embeddings, starts_with(t.key, $8) as asks
       from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
         as t (record, key, query_norm, reward, voucher, title_embeddings)),
     meant as (
       select g.*, p.id from given g join problem p on p.corpus_id = $1::int and p.key = g.key where not g.asks
       union all
       select g.*, p.id from given g join problem p on p.corpus_id = $1::int and p.query_norm = g.query_norm where g.asks),
     held as (
       select m.record, case
         when p.reward is null then case when p.voucher is not null or p.title_embeddings is not null then 'partial' end
         when p.reward <> m.reward or p.voucher <> m.voucher
           or nullif(p.title_embeddings, '{}') <> m.title_embeddings then 'other'
         when (p.voucher is null and m.voucher is not null)
           or (nullif(p.title_embeddings, '{}') is null and m.title_embeddings is not null) then 'more' end as how
       from meant m join problem p on p.id = m.id where p.answer_import_id is null)
     select record, case when count(distinct how) = 1 then min(how) else 'other' end as how
     from held where how is not null group by record`,
    [
      corpusId,
      rows.map(({ record }) => record),
      column("key"),
      column("queryNorm"),
      column("reward"),
      column("voucher"),
      column("titleEmbeddings"),
      QUERY_KEY_START,
    ],
  );

  return new Map(found.map(({ record, how }) => [record, CONTESTED[how]]));
}

const KeptRow = z.object({ key: z.string(), is_anew: z.boolean(), norm_before: z.string().nullable() });

/**
 * Keeps answer keys of an import and settles what they are of.
 *
 * @returns how many are new or say something else than the last import that named them
 */
async function keepAnswers(
  session: CopySession,
  { corpusId, importId }: WriteTarget,
  rows: readonly ProblemFacts[],
): Promise<number> {
  if (rows.length === 0) return 0;

  const column = (name: keyof ProblemFacts) => rows.map((row) => row[name]);
  const kept = await session.query(
    KeptRow,
    `with given as (
       select t.key, t.query, t.query_norm, t.bucket, t.suite, t.difficulty, t.reward::jsonb as reward,
         t.voucher::jsonb as voucher, t.title_embeddings::jsonb as title_embeddings
       from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[])
         as t (key, query, query_norm, bucket, suite, difficulty, reward, voucher, title_embeddings)),
     known as (
       select distinct on (k.key) k.* from answer_key k join given g on g.key = k.key
       where k.corpus_id = $2::int order by k.key, k.import_id desc),
     written as (
       insert into answer_key (import_id, corpus_id, key, query, query_norm, bucket, suite, difficulty, reward, voucher,
         title_embeddings, query_form)
       select $1::int, $2::int, g.*, $12::smallint from given g
       on conflict (import_id, key) do update set query = excluded.query, query_norm = excluded.query_norm,
         query_form = excluded.query_form,
         bucket = excluded.bucket, suite = excluded.suite, difficulty = excluded.difficulty, reward = excluded.reward,
         voucher = excluded.voucher, title_embeddings = excluded.title_embeddings)
     select g.key, k.query_norm as norm_before,
       k.key is null or (k.query, k.bucket, k.suite, k.difficulty, k.reward, k.voucher, k.title_embeddings)
         is distinct from (g.query, g.bucket, g.suite, g.difficulty, g.reward, g.voucher, g.title_embeddings) as is_anew
     from given g left join known k on k.key = g.key`,
    [
      ...[importId, corpusId, column("key"), column("query"), column("queryNorm"), column("bucket"), column("suite")],
      ...[column("difficulty"), column("reward"), column("voucher"), column("titleEmbeddings"), QUERY_FORM_VERSION],
    ],
  );
  // A row that asks something else now is no longer of the problem that it was of.
  const norms = [...column("queryNorm"), ...kept.map(({ norm_before }) => norm_before)];
  for (const { text, values } of settleAnswers(corpusId, problemsAsked(column("key"), norms)))
    await session.query(z.object({}), text, values);

  return kept.filter(({ is_anew }) => is_anew).length;
}

import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { sql } from "@/lib/db/query-rows";
import type { ProblemRef } from "@/lib/domain/trajectory";
import { PROBLEMS_FORMAT, readFiledProblem } from "@/lib/scorer/filed-problem";
import type { BesideKind, BesideRow } from "./import-beside";
import { type ProblemFacts, problemFacts } from "./problem-facts";
import { settleAnswers } from "./settle-answers";
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
    // Of two rows of one problem the later one counts, as it does between imports.
    const byKey = new Map(free.map(({ value }) => [value.key, value]));

    return {
      changed: await keepAnswers(session, target, [...byKey.values()]),
      refused: new Map([...contested].map((record) => [record, CONTESTED])),
    };
  },
};

/** It says nothing of either: who reviews blind may read why a row was rejected. */
const CONTESTED = "The records of its runs hold another answer key, which counts. Nothing of this row was taken.";

/** Rows that say something else than the records of the problem's own runs do. */
async function findContested(
  session: CopySession,
  { corpusId }: WriteTarget,
  rows: readonly BesideRow<ProblemFacts>[],
): Promise<ReadonlySet<number>> {
  const column = (name: keyof ProblemFacts) => rows.map(({ value }) => value[name]);
  const found = await session.query(
    z.object({ record: z.int() }),
    `with given as (
       select * from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[])
         as t (record, key, query_norm, reward, voucher)),
     meant as (
       select g.*, p.id from given g join problem p on p.corpus_id = $1::int and p.key = g.key
       union all
       select g.*, p.id from given g join problem p on p.corpus_id = $1::int and p.query_norm = g.query_norm
       where g.query_norm <> '' and not exists (select from problem o where o.corpus_id = $1::int and o.key = g.key))
     select distinct m.record from meant m join problem p on p.id = m.id
     where p.answer_import_id is null and (p.reward <> m.reward::jsonb or p.reward is not null and p.voucher <> m.voucher::jsonb)`,
    [
      corpusId,
      rows.map(({ record }) => record),
      column("key"),
      column("queryNorm"),
      column("reward"),
      column("voucher"),
    ],
  );

  return new Set(found.map(({ record }) => record));
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
         title_embeddings)
       select $1::int, $2::int, g.* from given g
       on conflict (import_id, key) do update set query = excluded.query, query_norm = excluded.query_norm,
         bucket = excluded.bucket, suite = excluded.suite, difficulty = excluded.difficulty, reward = excluded.reward,
         voucher = excluded.voucher, title_embeddings = excluded.title_embeddings)
     select g.key, k.query_norm as norm_before,
       k.key is null or (k.query, k.bucket, k.suite, k.difficulty, k.reward, k.voucher, k.title_embeddings)
         is distinct from (g.query, g.bucket, g.suite, g.difficulty, g.reward, g.voucher, g.title_embeddings) as is_anew
     from given g left join known k on k.key = g.key`,
    [
      ...[importId, corpusId, column("key"), column("query"), column("queryNorm"), column("bucket"), column("suite")],
      ...[column("difficulty"), column("reward"), column("voucher"), column("titleEmbeddings")],
    ],
  );
  // A row that asks something else now is no longer of the problem that it was of.
  const norms = [...column("queryNorm"), ...kept.map(({ norm_before }) => norm_before)];
  const asked = sql`p.key = any(${column("key")}::text[])
    or (p.query_norm <> '' and p.query_norm = any(${norms}::text[]))`;
  const { text, values } = settleAnswers(corpusId, asked);
  await session.query(z.object({}), text, values);

  return kept.filter(({ is_anew }) => is_anew).length;
}

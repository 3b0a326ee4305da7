import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { QUERY_FORM_VERSION } from "@/lib/domain/normalise-query";
import type { ProblemRef } from "@/lib/domain/trajectory";
import { PROBLEMS_FORMAT, readFiledProblem } from "@/lib/scorer/filed-problem";
import { findContested } from "./find-contested";
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
    const { latest, replaced } = latestByKey(
      facts.filter(({ record }) => contested.get(record)?.isTaken ?? true),
      ({ value }) => value.key,
      ({ value }) => saidOf(value),
    );
    const changed = await keepAnswers(
      session,
      target,
      latest.map(({ value }) => value),
    );
    // What is taken in part alone is counted among the rejected ones.
    const whole = (row: BesideRow<ProblemFacts>): boolean => !contested.has(row.record);

    return {
      changed: latest.filter((row) => whole(row) && changed.has(row.value.key)).length,
      replaced: replaced.filter(whole).length,
      refused: new Map([...contested].map(([record, { why }]) => [record, why])),
    };
  },
};

/** As the database compares it: the order of the members of an object says nothing. */
function saidOf({ reward, voucher, titleEmbeddings, ...facts }: ProblemFacts): unknown {
  return [facts, ...[reward, voucher, titleEmbeddings].map((text) => (text === null ? null : JSON.parse(text)))];
}

const KeptRow = z.object({ key: z.string(), is_anew: z.boolean(), norm_before: z.string().nullable() });

/**
 * Keeps answer keys of an import and settles what they are of.
 *
 * @returns the keys of those that are new or say something else than the last import that named them
 */
async function keepAnswers(
  session: CopySession,
  { corpusId, importId }: WriteTarget,
  rows: readonly ProblemFacts[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();

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

  return new Set(kept.flatMap(({ key, is_anew }) => (is_anew ? [key] : [])));
}

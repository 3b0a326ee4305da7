import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { QUERY_FORM_VERSION } from "@/lib/domain/normalise-query";
import { knownKeys } from "./known-keys";
import { fillBuckets } from "./problem-buckets";
import { mergeFacts, type ProblemFacts } from "./problem-facts";
import { problemsAsked, settleAnswers } from "./settle-answers";
import type { WriteTarget } from "./write-batch";

const IdOfKey = z.object({ id: z.int(), key: z.string() });

/**
 * Ids of a corpus's problems by key, made where they are new. Facts that an earlier source left out are filled in; facts that
 * are there stay, but an answer key of a file of problems, which those of the problem's own records replace as a whole; what
 * such files say of the rest is filled in. Where that is what outcomes are scored again by, the corpus is measured anew;
 * where it is a query, its leak clusters are wanted anew. Rows are written in the order of their keys, so that two imports cannot wait for each other.
 */
export async function internProblems(
  session: CopySession,
  { corpusId, importId }: Pick<WriteTarget, "corpusId" | "importId">,
  problems: readonly ProblemFacts[],
): Promise<ReadonlyMap<string, number>> {
  if (problems.length === 0) return new Map();
  const keys = await knownKeys(session, corpusId, problems);
  const byKey = new Map<string, ProblemFacts>();
  for (const given of problems) {
    const facts = { ...given, key: keys.get(given.key) ?? given.key };
    const known = byKey.get(facts.key);
    byKey.set(facts.key, known === undefined ? facts : mergeFacts(known, facts));
  }
  const rows = [...byKey.values()];
  const column = (name: keyof ProblemFacts) => rows.map((row) => row[name]);

  await fillBuckets(session, corpusId, rows);
  await session.query(
    z.object({}),
    `with own as (select array(select coalesce(i.retry_of_id, i.id) from import i where i.id = $12::int) as ids),
     given as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
         $9::text[]) as t (key, query, query_norm, bucket, suite, difficulty, reward, voucher, title_embeddings)),
     -- As it was before the rows below are written: what outcomes are scored again by comes only now.
     scored_anew as (
       select from problem p join given t on t.key = p.key where p.corpus_id = $10::int and (
         (p.bucket is null and t.bucket is not null)
         or (p.answer_import_id is null and ((p.reward is null and t.reward is not null)
           or (p.voucher is null and t.voucher is not null)
           or (${stored("p", "title_embeddings")} is null and t.title_embeddings is not null)))
         or (p.answer_import_id is not null and t.reward is not null
           and (p.reward, p.voucher, p.title_embeddings)
             is distinct from (t.reward::jsonb, t.voucher::jsonb, t.title_embeddings::jsonb)))),
     asked_anew as (
       select from problem p join given t on t.key = p.key
       where p.corpus_id = $10::int and p.query = '' and t.query <> ''),
     written as (
       insert into problem (corpus_id, key, query, query_norm, query_form, bucket, suite, difficulty, reward, voucher,
         title_embeddings, reward_import_ids, voucher_import_ids, embeddings_import_ids)
       select $10::int, t.key, t.query, t.query_norm, case when t.query = '' then 0 else $11::smallint end, t.bucket,
         t.suite, t.difficulty, t.reward::jsonb, t.voucher::jsonb, t.title_embeddings::jsonb,
         case when t.reward is not null then own.ids end, case when t.voucher is not null then own.ids end,
         case when t.title_embeddings is not null then own.ids end
       from given t cross join own
       order by t.key
       on conflict (corpus_id, key) do update set
         query = case when problem.query = '' then excluded.query else problem.query end,
         query_norm = case when problem.query = '' then excluded.query_norm else problem.query_norm end,
         query_form = case when problem.query = '' then excluded.query_form else problem.query_form end,
         bucket = coalesce(problem.bucket, excluded.bucket), suite = coalesce(problem.suite, excluded.suite),
         difficulty = coalesce(problem.difficulty, excluded.difficulty),
         reward = ${theirs("reward")}, voucher = ${theirs("voucher")}, title_embeddings = ${theirs("title_embeddings")},
         answer_import_id = case when excluded.reward is null then problem.answer_import_id end,
         ${HELD.map(({ fact, ids }) => `${ids} = ${heldBy(fact, ids)}`).join(", ")}
       where (problem.query = '' and excluded.query <> '')
         or (problem.bucket is null and excluded.bucket is not null)
         or (problem.suite is null and excluded.suite is not null)
         or (problem.difficulty is null and excluded.difficulty is not null)
         or ((problem.reward is null or problem.answer_import_id is not null) and excluded.reward is not null)
         or (problem.voucher is null and excluded.voucher is not null)
         or (${stored("problem", "title_embeddings")} is null and excluded.title_embeddings is not null)
         or ${HELD.map(({ fact, ids }) => `(${isHolder(fact, ids)})`).join(" or ")})
     update corpus set measure_version = case when exists (select from scored_anew) then 0 else measure_version end,
       clusters_wanted = clusters_wanted + case when exists (select from asked_anew) then 1 else 0 end
     where id = $10::int and (exists (select from scored_anew) or exists (select from asked_anew))`,
    [
      column("key"),
      column("query"),
      column("queryNorm"),
      column("bucket"),
      column("suite"),
      column("difficulty"),
      column("reward"),
      column("voucher"),
      column("titleEmbeddings"),
      corpusId,
      QUERY_FORM_VERSION,
      importId,
    ],
  );
  await settle(session, corpusId, column("key"));
  const found = await session.query(
    IdOfKey,
    "select id, key from problem where corpus_id = $2 and key = any($1::text[])",
    [column("key"), corpusId],
  );

  const ids = new Map(found.map(({ id, key }) => [key, id]));

  return new Map(problems.flatMap(({ key }) => withId(key, ids.get(keys.get(key) ?? key))));
}

/** An answer key of which the id is new here is no longer of others with its query. */
async function settle(session: CopySession, corpusId: number, keys: readonly unknown[]): Promise<void> {
  const [filed] = await session.query(
    z.object({ norms: z.array(z.string()), is_any: z.boolean() }),
    `select exists (select from answer_key where corpus_id = $1::int) as is_any, array(
       select distinct query_norm from answer_key where corpus_id = $1::int and key = any($2::text[])) as norms`,
    [corpusId, keys],
  );
  if (!filed?.is_any) return;
  for (const { text, values } of settleAnswers(corpusId, problemsAsked(keys, filed.norms)))
    await session.query(z.object({}), text, values);
}

/** Of a problem; earlier versions kept embeddings of no title, which are none. */
function stored(problem: string, fact: Held["fact"]): string {
  return fact === "title_embeddings" ? `nullif(${problem}.${fact}, '{}')` : `${problem}.${fact}`;
}

/** What a problem's own records say counts before what a file of problems does. */
function theirs(fact: Held["fact"]): string {
  return `case when problem.answer_import_id is null then coalesce(${stored("problem", fact)}, excluded.${fact})
    when excluded.reward is null then problem.${fact} else excluded.${fact} end`;
}

/** What a problem is scored by, with the imports whose records hold it: with the last of them it goes. */
interface Held {
  readonly fact: "reward" | "voucher" | "title_embeddings";
  readonly ids: "reward_import_ids" | "voucher_import_ids" | "embeddings_import_ids";
}

const HELD: readonly Held[] = [
  { fact: "reward", ids: "reward_import_ids" },
  { fact: "voucher", ids: "voucher_import_ids" },
  { fact: "title_embeddings", ids: "embeddings_import_ids" },
];

/** An import whose records say something else does not hold what stays. A retry is one with its import. */
function heldBy(fact: Held["fact"], ids: Held["ids"]): string {
  return `case
    when problem.answer_import_id is not null then case when excluded.reward is not null then excluded.${ids} end
    when ${stored("problem", fact)} is null then excluded.${ids}
    when ${isHolder(fact, ids)} then problem.${ids} || excluded.${ids}
    else problem.${ids} end`;
}

/** Whether the import is one more that holds it. Of a fact of which no import is known none becomes so. */
function isHolder(fact: Held["fact"], ids: Held["ids"]): string {
  return `problem.answer_import_id is null and not problem.${ids} @> excluded.${ids} and problem.${fact} = excluded.${fact}`;
}

function withId(key: string, id: number | undefined): [string, number][] {
  return id === undefined ? [] : [[key, id]];
}

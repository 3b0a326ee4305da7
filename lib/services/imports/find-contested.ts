import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { QUERY_KEY_START } from "@/lib/importers/problem-key";
import type { BesideRow } from "./import-beside";
import type { ProblemFacts } from "./problem-facts";
import type { WriteTarget } from "./write-batch";

/** What becomes of a row that the records of runs stand against. */
interface Contested {
  readonly why: string;
  /** It is kept all the same: category, difficulty and suite fill problems, and the rest waits behind what records hold. */
  readonly isTaken: boolean;
}

/** By how the records stand to a row. */
const CONTESTED: Readonly<Record<"other" | "more" | "partial", Contested>> = {
  other: {
    why: "The records of its runs hold another answer key, which counts. Nothing of this row was taken.",
    isTaken: false,
  },
  more: {
    why: "The records of its runs hold this reward without the voucher or the embeddings of wanted titles that this row has, and an answer key is one set of one source. So these were not taken, but the row's category, difficulty and suite were, where the problem had none. Import records that hold them too, or leave them out of the row.",
    isTaken: true,
  },
  partial: {
    why: "The records of its runs hold a voucher or embeddings of wanted titles without a reward, and an answer key is one set of one source. Nothing of this row was taken. Import records that hold the reward too.",
    isTaken: false,
  },
};

const ContestedRow = z.object({ record: z.int(), how: z.enum(["other", "more", "partial"]) });

/**
 * Rows by their place that say something else than the records of the runs of a problem that they name, by its id or,
 * without one, by its query, or more. A row may say less, also of the titles. Embeddings of no title are none. Where the
 * records of several problems stand to a row in several ways, one that takes nothing of it counts first.
 */
export async function findContested(
  session: CopySession,
  { corpusId }: Pick<WriteTarget, "corpusId">,
  rows: readonly BesideRow<ProblemFacts>[],
): Promise<ReadonlyMap<number, Contested>> {
  const column = (name: keyof ProblemFacts) => rows.map(({ value }) => value[name]);
  const found = await session.query(
    ContestedRow,
    `with given as (
       select t.record, t.key, t.query_norm, t.reward::jsonb as reward, t.voucher::jsonb as voucher,
         t.title_embeddings::jsonb as titles, starts_with(t.key, $8) as asks
       from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[])
         as t (record, key, query_norm, reward, voucher, title_embeddings)),
     meant as (
       select g.*, p.id from given g join problem p on p.corpus_id = $1::int and p.key = g.key where not g.asks
       union all
       select g.*, p.id from given g join problem p on p.corpus_id = $1::int and p.query_norm = g.query_norm where g.asks),
     held as (
       select m.record, case
         when p.reward is null then
           case when p.voucher is not null or nullif(p.title_embeddings, '{}') is not null then 'partial' end
         when p.reward <> m.reward or p.voucher <> m.voucher
           or exists (select from jsonb_each(m.titles) t where p.title_embeddings -> t.key <> t.value) then 'other'
         when (p.voucher is null and m.voucher is not null)
           or exists (select from jsonb_object_keys(m.titles) t where (p.title_embeddings ? t) is not true) then 'more'
         end as how
       from meant m join problem p on p.id = m.id where p.answer_import_id is null)
     select record, case when bool_or(how = 'other') then 'other' when bool_or(how = 'partial') then 'partial'
       else 'more' end as how
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

import { Catalogue } from "@/lib/contract/catalogue";
import { queryRows, sql } from "@/lib/db/query-rows";
import { openRewards } from "@/lib/services/blindness/blind-rewards";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";

/**
 * How many products the catalogue of a corpus holds, and how many of its problems have an answer key.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getCatalogue(ctx: Context, { id }: { readonly id: string }): Promise<Catalogue> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);

  return countCatalogue(ctx, corpus.id);
}

/** The same by the internal key of a corpus. Whether a problem in blind review has an answer key is in no count. */
export async function countCatalogue(ctx: Context, corpusId: number): Promise<Catalogue> {
  const open = await openRewards(ctx, corpusId);
  const [row] = await queryRows(
    ctx.db,
    Catalogue,
    sql`select (select count(*)::int from product where corpus_id = ${corpusId}) as products,
          (select count(title_embedding)::int from product where corpus_id = ${corpusId}) as embedded,
          seen.problems, seen.answered,
          (select count(distinct k.key)::int from answer_key k where k.corpus_id = ${corpusId}
            and not exists (select from problem p where p.corpus_id = ${corpusId} and p.key = k.key)
            and not exists (select from problem p where p.corpus_id = ${corpusId} and p.query_norm = k.query_norm
              and k.query_norm <> '')) as waiting
        from (select count(*)::int as problems, count(t.reward)::int as answered
          from (select p.id as problem_id, p.reward from problem p where p.corpus_id = ${corpusId}) t where ${open}) seen`,
  );
  if (row === undefined) throw new Error("counting gave no row");

  return row;
}

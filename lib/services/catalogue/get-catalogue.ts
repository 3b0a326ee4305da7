import * as z from "zod";
import type { Catalogue } from "@/lib/contract/catalogue";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";

const CountRow = z.object({ products: z.int(), embedded: z.int() });

/**
 * How many products the catalogue of a corpus holds.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getCatalogue(ctx: Context, { id }: { readonly id: string }): Promise<Catalogue> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);

  return countProducts(ctx.db, corpus.id);
}

/** The same by the internal key of a corpus. */
export async function countProducts(db: DbOrTransaction, corpusId: number): Promise<Catalogue> {
  const [row] = await queryRows(
    db,
    CountRow,
    sql`select count(*)::int as products, count(title_embedding)::int as embedded from product
        where corpus_id = ${corpusId}`,
  );

  return row ?? { products: 0, embedded: 0 };
}

import type { Catalogue } from "@/lib/contract/catalogue";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { startMeasures } from "@/lib/services/measures/start-measures";
import { requirePermission } from "@/lib/services/require-permission";
import { countCatalogue } from "./get-catalogue";

/**
 * Removes every product of a corpus's catalogue. What was scored by it is measured again, by what results tell.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND
 */
export async function removeCatalogue(ctx: Context, { id }: { readonly id: string }): Promise<Catalogue> {
  requirePermission(ctx, "remove_catalogue");
  const corpus = await getCorpusKey(ctx.db, id);
  await ctx.db.$transaction(async (tx) => {
    const products = await tx.$executeRaw(sql`delete from product where corpus_id = ${corpus.id}`);
    if (products > 0) await tx.corpus.update({ where: { id: corpus.id }, data: { measureVersion: 0 } });
    await tx.audit.create({
      data: { personId: ctx.person.id, verb: "remove_catalogue", subject: `corpus:${id}`, detail: { products } },
    });
  });
  await startMeasures(ctx.db);

  return countCatalogue(ctx, corpus.id);
}

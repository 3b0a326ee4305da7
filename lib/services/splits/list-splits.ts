import type { SplitList } from "@/lib/contract/splits";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { SPLIT_FIELDS, toSplits } from "./split-row";

/**
 * The splits of a corpus, the newest first, with what their pools hold, and whether leaks are hidden from the person.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function listSplits(
  ctx: Pick<Context, "db" | "person">,
  { id }: { readonly id: string },
): Promise<SplitList> {
  requirePermission(ctx, "see_releases");
  const corpus = await getCorpusKey(ctx.db, id);
  const [isBlind, rows] = await Promise.all([
    reviewsBlind(ctx, corpus.id),
    ctx.db.split.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "desc" }, select: SPLIT_FIELDS }),
  ]);

  return { items: await toSplits(ctx, corpus.id, rows), isBlind };
}

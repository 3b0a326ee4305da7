import { ownFilesOnly } from "@/lib/services/blindness/require-sighted-file";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";

interface Located {
  /** Undefined where the corpus has no release of that number that the person may see. */
  readonly id: string | undefined;
  /** The newest number there is; undefined where there is none. */
  readonly newest: number | undefined;
}

/** The public id of a release by the number that its corpus gave it. */
export async function locateRelease(
  ctx: Context,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<Located> {
  requirePermission(ctx, "see_releases");
  const corpus = await getCorpusKey(ctx.db, id);
  const where = { corpusId: corpus.id, ...(await ownFilesOnly(ctx, corpus.id)) };
  const found = await ctx.db.release.findFirst({ where: { ...where, number }, select: { extId: true } });
  const newest = await ctx.db.release.findFirst({ where, orderBy: { number: "desc" }, select: { number: true } });

  return { id: found?.extId, newest: newest?.number };
}

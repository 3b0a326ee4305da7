import type { ImportTakeBack } from "@/lib/contract/imports";
import { sql } from "@/lib/db/query-rows";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { countTaken } from "./count-taken";
import { veiledImports } from "./hidden-answers";
import { locateTakeBack, type TakenImport } from "./locate-take-back";
import { whyNotTakenBack } from "./why-not-taken-back";

/**
 * What would go with an import and what stays, and why it cannot be taken back now where that is so.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND
 */
export async function previewTakeBack(ctx: Context, { id }: { readonly id: string }): Promise<ImportTakeBack> {
  const taken = await locateTakeBack(ctx, ctx.db, id);
  await getCorpusKey(ctx.db, taken.corpus.extId);
  const isBlind = await reviewsBlind(ctx, taken.corpus.id);
  const refusal = await whyNotTakenBack(ctx.db, taken, { person: ctx.person, isBlind });
  const isVeiled = (await veiledImports(ctx, sql`i.id = any(${[...taken.ids]}::int[])`)).length > 0;
  const counts = await countTaken(ctx.db, taken);

  return {
    // What became of the rows of files of problems is in no figure.
    counts: isVeiled ? { ...counts, answerKeys: 0, rejectedRows: 0 } : counts,
    stays: isVeiled ? 0 : await duplicatesOf(ctx, taken),
    refusal: refusal?.sentence ?? null,
    waits: refusal?.waits ?? false,
  };
}

/** Records that were there before it, which belong to the imports that brought them. */
async function duplicatesOf({ db }: Context, { ids }: TakenImport): Promise<number> {
  const { _sum } = await db.importFile.aggregate({
    where: { importId: { in: [...ids] } },
    _sum: { duplicateCount: true },
  });

  return _sum.duplicateCount ?? 0;
}

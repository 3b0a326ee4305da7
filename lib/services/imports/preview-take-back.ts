import type { ImportTakeBack } from "@/lib/contract/imports";
import { sql } from "@/lib/db/query-rows";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { countTaken } from "./count-taken";
import { veiledImports } from "./hidden-answers";
import { locateTakeBack, type TakenImport } from "./locate-take-back";
import { allRows, rowsOfNoProblems } from "./sighted-rows";
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
  const counts = await countTaken(ctx.db, taken, isVeiled ? rowsOfNoProblems : allRows);

  return {
    // What became of the rows of files of problems is in no figure.
    counts: isVeiled ? { ...counts, answerKeys: 0 } : counts,
    isVeiled,
    stays: await duplicatesOf(ctx, taken, isVeiled ? { format: { not: PROBLEMS_FORMAT } } : {}),
    refusal: refusal?.sentence ?? null,
    waits: refusal?.waits ?? false,
  };
}

/** Records that were there before it, which belong to the imports that brought them. */
async function duplicatesOf(
  { db }: Context,
  { ids }: TakenImport,
  files: { readonly format?: { readonly not: string } },
): Promise<number> {
  const { _sum } = await db.importFile.aggregate({
    where: { importId: { in: [...ids] }, ...files },
    _sum: { duplicateCount: true },
  });

  return _sum.duplicateCount ?? 0;
}

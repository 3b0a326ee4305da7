import type { Db } from "@/lib/db/client";
import { getExportCorpus } from "@/lib/services/exports/export-corpus";

/**
 * The public id of a corpus by its name.
 *
 * @throws ServiceError NOT_FOUND that names the corpora there are
 */
export async function corpusIdOf(db: Db, name: string): Promise<string> {
  const { id } = await getExportCorpus(db, { name });

  return (await db.corpus.findUniqueOrThrow({ where: { id }, select: { extId: true } })).extId;
}

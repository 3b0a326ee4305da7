import type { DbOrTransaction } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";

export interface CorpusKey {
  readonly id: number;
  readonly name: string;
}

/**
 * The internal key of a corpus named by its public id.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getCorpusKey(db: DbOrTransaction, extId: string): Promise<CorpusKey> {
  const corpus = await db.corpus.findUnique({ where: { extId }, select: { id: true, name: true } });
  if (!corpus) throw new ServiceError("NOT_FOUND", "There is no such corpus. Choose one of the list.");

  return corpus;
}

import type { DbOrTransaction } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";

interface Wanted {
  readonly corpusId: number;
  readonly name: string;
  /** Of the file. */
  readonly hash: string;
}

/**
 * Stops a second set of one name, by which reports call it, or of one file. The caller has locked the corpus.
 *
 * @throws ServiceError CONFLICT
 */
export async function refuseTaken(tx: DbOrTransaction, { corpusId, name, hash }: Wanted): Promise<void> {
  const taken = await tx.protectedSet.findFirst({
    where: { corpusId, removedAt: null, OR: [{ name }, { hash }] },
    select: { name: true },
  });
  if (!taken) return;

  throw new ServiceError(
    "CONFLICT",
    taken.name === name
      ? `There is a protected set “${name}” in this corpus already. Choose another name.`
      : `This file is protected already, as “${taken.name}”.`,
  );
}

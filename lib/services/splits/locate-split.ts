import type { DbOrTransaction } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";
import { SPLIT_FIELDS, type SplitRow } from "./split-row";

/**
 * A split by its public id.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function locateSplit(db: DbOrTransaction, extId: string): Promise<SplitRow> {
  const row = await db.split.findUnique({ where: { extId }, select: SPLIT_FIELDS });
  if (!row) throw noSplit();

  return row;
}

export function noSplit(): ServiceError {
  return new ServiceError("NOT_FOUND", "There is no such split. Choose one of the list.");
}

/**
 * Counts a change of a split's pools, which locks it until the transaction ends.
 *
 * @throws ServiceError CONFLICT when somebody has changed it since this version
 */
export async function raiseVersion(
  tx: DbOrTransaction,
  { extId, version, ...data }: { readonly extId: string; readonly version: number; readonly grownAt?: Date },
): Promise<void> {
  const { count } = await tx.split.updateMany({
    where: { extId, version },
    data: { ...data, version: { increment: 1 } },
  });
  if (count === 0) {
    throw new ServiceError("CONFLICT", "Somebody has changed this split meanwhile. Look at it again, then decide.");
  }
}

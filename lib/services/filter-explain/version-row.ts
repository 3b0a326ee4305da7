import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { DbOrTransaction } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";

/** A filter version with what it decides from. */
export interface VersionRow {
  readonly id: number;
  readonly ref: { readonly id: string; readonly name: string };
  readonly thresholds: FilterThresholds;
}

const SELECT = { id: true, extId: true, name: true, thresholds: true } as const;

/**
 * A filter version by its public id.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getVersionRow(db: DbOrTransaction, extId: string): Promise<VersionRow> {
  const version = await db.filterVersion.findUnique({ where: { extId }, select: SELECT });
  if (!version) throw new ServiceError("NOT_FOUND", "There is no such filter version. Choose one of the list.");

  return rowOf(version);
}

/** The filter version that is active in a corpus. */
export async function activeVersionRow(db: DbOrTransaction, corpusId: number): Promise<VersionRow> {
  const { filterVersion } = await db.corpus.findUniqueOrThrow({
    where: { id: corpusId },
    select: { filterVersion: { select: SELECT } },
  });

  return rowOf(filterVersion);
}

function rowOf({
  id,
  extId,
  name,
  thresholds,
}: Record<"name" | "extId", string> & { id: number; thresholds: unknown }) {
  return { id, ref: { id: extId, name }, thresholds: FilterThresholds.parse(thresholds) };
}

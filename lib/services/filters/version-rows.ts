import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { FilterVersion } from "@/lib/contract/filters";
import type { DbOrTransaction } from "@/lib/db/client";

const REF = { select: { extId: true, name: true } } as const;

/** What every reader of filter versions selects. */
const VERSION_FIELDS = {
  ...{ extId: true, name: true, hash: true, thresholds: true, reason: true, author: true, createdAt: true },
  basedOn: REF,
  corpora: { ...REF, orderBy: { name: "asc" } },
} as const;

interface Ref {
  readonly extId: string;
  readonly name: string;
}

/** Filter versions as the contract shows them, the newest first. */
export async function readVersions(
  db: DbOrTransaction,
  only: { readonly extId?: string; readonly hash?: string | { readonly startsWith: string } } = {},
): Promise<FilterVersion[]> {
  const rows = await db.filterVersion.findMany({ where: only, select: VERSION_FIELDS, orderBy: { id: "desc" } });

  return rows.map(({ extId, thresholds, createdAt, basedOn, corpora, ...row }) => ({
    ...row,
    id: extId,
    thresholds: FilterThresholds.parse(thresholds),
    createdAt: createdAt.toISOString(),
    basedOn: basedOn === null ? null : toRef(basedOn),
    activeIn: corpora.map(toRef),
  }));
}

/** The public id and the name. */
export function toRef({ extId, name }: Ref): { id: string; name: string } {
  return { id: extId, name };
}

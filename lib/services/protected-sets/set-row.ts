import type { DbOrTransaction } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";

export const SET_FIELDS = {
  id: true,
  extId: true,
  corpusId: true,
  name: true,
  note: true,
  fileName: true,
  unread: true,
  unreadReasons: true,
  hash: true,
  createdAt: true,
  removedAt: true,
  overlap: true,
  overlapBasis: true,
  person: { select: { name: true } },
  _count: { select: { problems: true } },
} as const;

export interface SetRow {
  /** Internal. */
  readonly id: number;
  readonly extId: string;
  readonly corpusId: number;
  readonly name: string;
  readonly note: string;
  readonly fileName: string;
  readonly unread: number;
  readonly unreadReasons: unknown;
  readonly hash: string;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  readonly overlap: unknown;
  readonly overlapBasis: string | null;
  readonly person: { readonly name: string };
  readonly _count: { readonly problems: number };
}

/**
 * A protected set by its public id, also one that is removed.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function locateSet(db: DbOrTransaction, extId: string): Promise<SetRow> {
  const row = await db.protectedSet.findUnique({ where: { extId }, select: SET_FIELDS });
  if (!row) throw new ServiceError("NOT_FOUND", "There is no such protected set. Choose one of the list.");

  return row;
}

import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";
import type { Asker } from "./asker";
import { blindQueues } from "./blind-items";
import { reviewsBlind } from "./seen-rows";

/** An export file that lies there already. */
export interface WrittenFile {
  readonly corpusId: number;
  readonly personId: number;
  readonly createdAt: Date;
}

/** A condition over exports, as Prisma takes it. */
export interface OwnFiles {
  readonly personId: number;
  readonly createdAt: { readonly gt: Date };
}

const NewestRow = z.object({ newest: z.date().nullable() });

/** When what may hold something that a person reviews blind is open to them. */
export const OPENS = "It opens once you have answered them, or once the queue is closed";
/** What a person is told of each: a release of one's own is no way out, since nobody builds one while they review blind. */
const WITHHELD = {
  export: `This file may hold trajectories that you review blind in a queue. ${OPENS}; an export of your own leaves them out.`,
  release: `This release may hold trajectories that you review blind in a queue. ${OPENS}.`,
} as const;

/**
 * Stops a blind reviewer from a file that may hold what they review, and from its figures, which tell of it: any that
 * somebody else made, or that they made themselves before the queue asked them. Their own later ones leave those rows out.
 *
 * @throws ServiceError FORBIDDEN
 */
export async function requireSightedFile(
  asker: Asker,
  file: WrittenFile,
  kind: keyof typeof WITHHELD = "export",
): Promise<void> {
  if (isAmong(await ownFilesOnly(asker, file.corpusId), file)) return;

  throw new ServiceError("FORBIDDEN", WITHHELD[kind]);
}

/** Which files of a corpus a person may have: undefined for all of them. */
export async function ownFilesOnly(asker: Asker, corpusId: number): Promise<OwnFiles | undefined> {
  if (!(await reviewsBlind(asker, corpusId))) return undefined;

  const [row] = await queryRows(
    asker.db,
    NewestRow,
    sql`select max(since) as newest from (${blindQueues(asker.person, corpusId)}) q`,
  );

  return row?.newest ? { personId: asker.person.id, createdAt: { gt: row.newest } } : undefined;
}

/** Whether a file, a job that somebody started, or a queue that they made meets such a condition. */
export function isAmong(
  only: OwnFiles | undefined,
  file: { readonly personId: number | null; readonly createdAt: Date },
): boolean {
  return only === undefined || (file.personId === only.personId && file.createdAt > only.createdAt.gt);
}

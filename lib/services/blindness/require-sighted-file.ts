import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";
import type { Asker } from "./asker";
import { blindQueues } from "./blind-items";
import { countLeftOut } from "./seen-rows";

/** An export file that lies there already. */
export interface WrittenFile {
  readonly corpusId: number;
  readonly personId: number;
  readonly createdAt: Date;
}

const NewestRow = z.object({ newest: z.date().nullable() });

/**
 * Stops a blind reviewer from a file that may hold what they review, and from its figures, which tell of it: any that
 * somebody else made, or that they made themselves before the queue was there. Their own later ones leave those rows out.
 *
 * @throws ServiceError FORBIDDEN
 */
export async function requireSightedFile(asker: Asker, file: WrittenFile): Promise<void> {
  const isSighted = await sightedFiles(asker, file.corpusId);
  if (isSighted(file)) return;

  throw new ServiceError(
    "FORBIDDEN",
    "This file may hold trajectories that you review blind in a queue. Answer them first, or make an export of your own, which leaves them out.",
  );
}

/** Tells which files of a corpus a person may have: looked up once for all of them. */
export async function sightedFiles(
  asker: Asker,
  corpusId: number,
): Promise<(file: Omit<WrittenFile, "corpusId">) => boolean> {
  const leftOut = await countLeftOut(asker, corpusId);
  if (!leftOut) return () => true;

  const [row] = await queryRows(
    asker.db,
    NewestRow,
    sql`select max(created_at) as newest from (${blindQueues(asker.person, corpusId)}) q`,
  );
  const newest = row?.newest ?? undefined;

  return ({ personId, createdAt }) => personId === asker.person.id && newest !== undefined && createdAt > newest;
}

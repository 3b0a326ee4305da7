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
 * Stops a blind reviewer from downloading a file that may hold what they review: any that somebody else made, or that
 * they made themselves before the queue was there. Their own later ones leave those rows out.
 *
 * @throws ServiceError FORBIDDEN
 */
export async function requireSightedFile(asker: Asker, file: WrittenFile): Promise<void> {
  const leftOut = await countLeftOut(asker, file.corpusId);
  if (!leftOut) return;

  const [row] = await queryRows(
    asker.db,
    NewestRow,
    sql`select max(created_at) as newest from (${blindQueues(asker.person, file.corpusId)}) q`,
  );
  const isOwn = file.personId === asker.person.id;
  if (isOwn && row?.newest && file.createdAt > row.newest) return;

  throw new ServiceError(
    "FORBIDDEN",
    "This file may hold trajectories that you review blind in a queue. Answer them first, or make an export of your own, which leaves them out.",
  );
}

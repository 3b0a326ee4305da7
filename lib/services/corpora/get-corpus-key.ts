import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";
import { beingRemoved } from "./being-removed";

export interface CorpusKey {
  readonly id: number;
  readonly extId: string;
  readonly name: string;
}

const KeyRow = z.object({ id: z.int(), extId: z.string(), name: z.string() });

/**
 * The internal key of a corpus named by its public id.
 *
 * @throws ServiceError NOT_FOUND, also for one that is being removed
 */
export async function getCorpusKey(db: DbOrTransaction, extId: string): Promise<CorpusKey> {
  const [corpus] = await queryRows(
    db,
    KeyRow,
    sql`select c.id, c.ext_id::text as "extId", c.name from corpus c
        where c.ext_id = ${extId}::uuid and not ${beingRemoved(sql`c.ext_id`)}`,
  );
  if (!corpus) throw new ServiceError("NOT_FOUND", "There is no such corpus. Choose one of the list.");

  return corpus;
}

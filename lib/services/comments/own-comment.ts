import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import { ServiceError } from "@/lib/services/service-error";

const FoundRow = z.object({ id: z.bigint(), corpus_id: z.int(), trajectory_id: z.bigint(), person_id: z.int() });

/** A comment that a person may see, and whether it is theirs. */
export interface FoundComment {
  readonly id: bigint;
  readonly isMine: boolean;
}

/**
 * A comment by its public id. One that is hidden from a person is not there for them.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function findComment(asker: Asker, extId: string): Promise<FoundComment> {
  const [row] = await queryRows(
    asker.db,
    FoundRow,
    sql`select id, corpus_id, trajectory_id, person_id from comment where ext_id = ${extId}::uuid and removed_at is null`,
  );
  if (!row) throw noSuchComment();
  const isMine = row.person_id === asker.person.id;
  const hidden = isMine ? [] : await hiddenLayers(asker, { corpusId: row.corpus_id, id: row.trajectory_id });
  if (hidden.includes("peers")) throw noSuchComment();

  return { id: row.id, isMine };
}

export function noSuchComment(): ServiceError {
  return new ServiceError("NOT_FOUND", "There is no such comment. It may have been removed.");
}

export function notYourComment(): ServiceError {
  return new ServiceError("FORBIDDEN", "This comment is another person's. Answer it with one of your own.");
}

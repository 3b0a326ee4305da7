import { sql } from "@/lib/db/query-rows";
import { readBytes } from "@/lib/db/read-bytes";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { readByKey } from "./known-keys";
import { type StoredGzip, tagOf } from "./stored-gzip";

/**
 * One chunk of consecutive steps: a gzip JSON array, as stored.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getChunk(
  ctx: Context,
  input: { readonly id: string; readonly chunk: number },
): Promise<StoredGzip> {
  requirePermission(ctx, "read");
  const body = await readByKey(ctx.db, input.id, async ({ corpusId, id }) => {
    const [found] = await readBytes(
      ctx.db,
      // Steps of a corpus that is removed lie there for a while after its trajectories are gone.
      sql`select body from trajectory_body where corpus_id = ${corpusId} and trajectory_id = ${id} and chunk = ${input.chunk}
          and exists (select from trajectory t where t.corpus_id = ${corpusId} and t.id = ${id})`,
      "get_chunk",
    );

    return found;
  });
  if (!body) throw new ServiceError("NOT_FOUND", "There are no such steps. Open the trajectory again.");

  return { body, tag: tagOf(body) };
}

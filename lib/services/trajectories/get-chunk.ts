import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { Bytes, type StoredGzip } from "./stored-gzip";

const ChunkRow = z.object({ body: Bytes, tag: z.string() });

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
  const [row] = await queryRows(
    ctx.db,
    ChunkRow,
    sql`select b.body, md5(b.body) as tag from trajectory t
        join trajectory_body b on b.corpus_id = t.corpus_id and b.trajectory_id = t.id
        where t.ext_id = ${input.id}::uuid and b.chunk = ${input.chunk}::int`,
  );
  if (!row) throw new ServiceError("NOT_FOUND", "There are no such steps. Open the trajectory again.");

  return row;
}

import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory, noSuchTrajectory, type TrajectoryKey } from "./locate-trajectory";
import { Bytes, type StoredGzip } from "./stored-gzip";

const OutlineRow = z.object({ body: Bytes, tag: z.string() });

/** The outline as stored: gzip JSON. Its tag changes when the trajectory is filtered anew. */
export async function getOutline(ctx: Context, { id }: { readonly id: string }): Promise<StoredGzip> {
  requirePermission(ctx, "read");

  return readOutline(ctx.db, await locateTrajectory(ctx.db, id));
}

/** The outline's JSON text. */
export async function readOutlineText(db: DbOrTransaction, key: TrajectoryKey): Promise<string> {
  const { body } = await readOutline(db, key);

  return (await promisify(gunzip)(body)).toString("utf8");
}

async function readOutline(db: DbOrTransaction, key: TrajectoryKey): Promise<StoredGzip> {
  const [row] = await queryRows(
    db,
    OutlineRow,
    sql`select body, md5(body) as tag from trajectory_outline where corpus_id = ${key.corpusId} and trajectory_id = ${key.id}`,
  );
  if (!row) throw noSuchTrajectory();

  return row;
}

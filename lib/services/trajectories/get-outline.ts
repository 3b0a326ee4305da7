import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod";
import { Outline } from "@/lib/contract/outline";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import { isOutlineOpen, maskOutline } from "@/lib/services/blindness/mask-detail";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory, noSuchTrajectory, type TrajectoryKey } from "./locate-trajectory";
import { Bytes, type StoredGzip } from "./stored-gzip";

const unzip = promisify(gunzip);
const zip = promisify(gzip);

const OutlineRow = z.object({ body: Bytes, tag: z.string() });

/**
 * The outline: gzip JSON, as stored where nothing of it is hidden from the person. Its tag changes when the trajectory is
 * filtered anew, and with what is hidden.
 */
export async function getOutline(ctx: Context, { id }: { readonly id: string }): Promise<StoredGzip> {
  requirePermission(ctx, "read");

  const key = await locateTrajectory(ctx.db, id);
  const hidden = await hiddenLayers(ctx, key);
  const stored = await readOutline(ctx.db, key);
  if (isOutlineOpen(hidden)) return stored;

  const outline = Outline.parse(JSON.parse((await unzip(stored.body)).toString("utf8")));

  return {
    body: await zip(JSON.stringify(maskOutline(outline, hidden))),
    tag: `${stored.tag}-${hidden.join("-")}`,
  };
}

/** The outline's JSON text. */
export async function readOutlineText(db: DbOrTransaction, key: TrajectoryKey): Promise<string> {
  const { body } = await readOutline(db, key);

  return (await unzip(body)).toString("utf8");
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

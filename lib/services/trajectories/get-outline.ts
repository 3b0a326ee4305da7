import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import * as z from "zod";
import { decidedOutline } from "@/lib/contract/decided-outline";
import { Outline } from "@/lib/contract/outline";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import { maskOutline } from "@/lib/services/blindness/mask-detail";
import type { Context } from "@/lib/services/context";
import { readDecision } from "@/lib/services/filters/read-decision";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory, noSuchTrajectory, type TrajectoryKey } from "./locate-trajectory";
import { Bytes, jsonOf, type StoredGzip, textOf } from "./stored-gzip";

const zip = promisify(gzip);

const OutlineRow = z.object({ body: Bytes });

/**
 * The outline as gzip JSON, decided by the trajectory's filter version and without what is hidden from the person. Its tag
 * changes with each of these.
 */
export async function getOutline(ctx: Context, { id }: { readonly id: string }): Promise<StoredGzip> {
  requirePermission(ctx, "read");

  const key = await locateTrajectory(ctx.db, id);
  const [hidden, stored, decision] = await Promise.all([
    hiddenLayers(ctx, key),
    readOutline(ctx.db, key),
    readDecision(ctx.db, key),
  ]);
  const outline = Outline.parse(await jsonOf(stored.body));
  const text = JSON.stringify(maskOutline(decidedOutline(outline, decision), hidden));

  return { body: await zip(text), tag: createHash("sha256").update(text).digest("hex").slice(0, 32) };
}

/** The outline's JSON text. */
export async function readOutlineText(db: DbOrTransaction, key: TrajectoryKey): Promise<string> {
  const { body } = await readOutline(db, key);

  return textOf(body);
}

async function readOutline(db: DbOrTransaction, key: TrajectoryKey): Promise<z.infer<typeof OutlineRow>> {
  const [row] = await queryRows(
    db,
    OutlineRow,
    sql`select body from trajectory_outline where corpus_id = ${key.corpusId} and trajectory_id = ${key.id}`,
  );
  if (!row) throw noSuchTrajectory();

  return row;
}

import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isRewardBlind } from "@/lib/services/blindness/blind-rewards";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { noSuchTrajectory, type TrajectoryKey } from "./locate-trajectory";
import { Bytes } from "./stored-gzip";

const REWARD_BLIND =
  "You review another attempt at this problem blind in a queue, so the raw record is closed to you: it would give away the reward spec. Answer it in the queue first; when you have, open it.";

const PartRow = z.object({ part: z.int(), body: Bytes });

/**
 * The record of one trajectory byte for byte, as the gzip members that were stored: together they are one .gz file.
 *
 * @throws ServiceError NOT_FOUND, or FORBIDDEN where it would show what a blind queue hides, before the first byte
 */
export async function streamRawRecord(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<AsyncGenerator<Uint8Array>> {
  requirePermission(ctx, "read_reward");
  const key = await locateSighted(ctx, id, "the raw record");
  if (await isRewardBlind(ctx, key)) throw new ServiceError("FORBIDDEN", REWARD_BLIND);
  const first = await partAfter(ctx, key, -1);
  if (!first) throw noSuchTrajectory();

  return parts(ctx, key, first);
}

async function* parts(ctx: Context, key: TrajectoryKey, first: z.infer<typeof PartRow>): AsyncGenerator<Uint8Array> {
  // A part is at most one megabyte of record, so one at a time keeps memory flat for any record.
  for (let part: z.infer<typeof PartRow> | undefined = first; part; part = await partAfter(ctx, key, part.part))
    yield part.body;
}

async function partAfter(ctx: Context, key: TrajectoryKey, part: number): Promise<z.infer<typeof PartRow> | undefined> {
  const [row] = await queryRows(
    ctx.db,
    PartRow,
    sql`select part, body from trajectory_raw where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} and part > ${part}
        order by part limit 1`,
  );

  return row;
}

import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { nextStored } from "@/lib/services/exports/next-stored";
import { readStored } from "@/lib/services/exports/read-stored";
import type { MeasurePart } from "./measure-part";

interface MeasureRequest {
  readonly corpusId: number;
  /** The last trajectory that was measured. */
  readonly afterId: bigint;
}

/** What a batch did: how many trajectories, and the last of them. */
export interface MeasuredBatch {
  readonly measured: number;
  readonly lastId: bigint;
}

/**
 * Measures the next trajectories of a corpus from what is stored, and keeps in the same transaction how far it came.
 *
 * @returns undefined when there is nothing left
 */
export async function measureBatch(
  db: Db,
  { corpusId, afterId }: MeasureRequest,
  parts: readonly MeasurePart[],
): Promise<MeasuredBatch | undefined> {
  const keys = await nextStored(db, corpusId, afterId);
  const lastId = keys.at(-1);
  if (lastId === undefined) return undefined;

  const measures = await Promise.all(parts.map((part) => part(db, { corpusId, keys })));
  for await (const row of readStored(db, corpusId, keys)) {
    for (const measure of measures) measure.take(row);
  }
  await db.$transaction(async (tx) => {
    for (const measure of measures) await measure.write(tx);
    for (const measure of measures) await measure.mark?.(tx);
    // What was measured joins problems: where the job ends before its end, the clusters are known to be behind.
    await tx.$executeRaw(
      sql`update corpus set measured_to = ${lastId}, clusters_wanted = clusters_wanted + 1 where id = ${corpusId}`,
    );
  });

  return { measured: keys.length, lastId };
}

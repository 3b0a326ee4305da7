import type { FindQuery, FoundInChunk } from "@/lib/contract/find";
import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { readBytes } from "@/lib/db/read-bytes";
import { findInFields, MOST_HITS, mayHold, searchableFields } from "@/lib/domain/find-in-steps";
import { findPattern } from "@/lib/domain/find-pattern";
import type { Step } from "@/lib/domain/step";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory, type TrajectoryKey } from "./locate-trajectory";
import { textOf } from "./stored-gzip";

/** Chunks of 64 to 256 KB that are read at once: enough that the database is not waited for, and little memory. */
const AT_ONCE = 8;

/**
 * Searches the stored steps of a trajectory chunk by chunk, so that a reader finds what his browser has not fetched.
 * Ends early when there are more hits than anybody walks through.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function findInTrajectory(
  ctx: Context,
  { id, text }: FindQuery & { readonly id: string },
): Promise<AsyncIterable<FoundInChunk>> {
  requirePermission(ctx, "read");

  return search(ctx.db, await locateTrajectory(ctx.db, id), text);
}

async function* search(db: Db, key: TrajectoryKey, text: string): AsyncGenerator<FoundInChunk> {
  const pattern = findPattern(text);
  if (!pattern) return;

  let found = 0;
  let chunks = chunksFrom(db, key, 0);
  for (let first = 0; found < MOST_HITS; first += AT_ONCE) {
    const bodies = await chunks;
    if (bodies.length === 0) return;
    chunks = chunksFrom(db, key, first + AT_ONCE);
    // A reader who stops typing a word early leaves this read to nobody; its failure is then nobody's either.
    chunks.catch(() => undefined);

    for (const [at, body] of bodies.entries()) {
      const json = await textOf(body);
      const hits = mayHold(json, text, pattern) ? hitsIn(json, pattern) : [];
      // What a reader may not count must not end his search.
      found += hits.filter(({ isAgain }) => !isAgain).length;
      yield { chunk: first + at, hits };
      if (found >= MOST_HITS) return;
    }
  }
}

function hitsIn(json: string, pattern: RegExp): FoundInChunk["hits"] {
  // Written by the import from the same type.
  const steps: readonly Step[] = JSON.parse(json);

  return steps.flatMap((step) => findInFields(searchableFields(step), pattern));
}

function chunksFrom(db: Db, key: TrajectoryKey, first: number): Promise<Uint8Array[]> {
  return readBytes(
    db,
    sql`select body from trajectory_body where corpus_id = ${key.corpusId} and trajectory_id = ${key.id}
        and chunk >= ${first} and chunk < ${first + AT_ONCE} order by chunk`,
  );
}

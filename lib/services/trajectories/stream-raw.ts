import { gzipSync } from "node:zlib";
import * as z from "zod";
import type { TrajectoryFilter } from "@/lib/contract/trajectories";
import { addressOf } from "@/lib/db/client";
import { openCopyReader } from "@/lib/db/copy-out";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { openRewards } from "@/lib/services/blindness/blind-rewards";
import type { Context } from "@/lib/services/context";
import { type CorpusKey, getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { matches } from "./count-matches";
import { matchingRows } from "./matching-rows";
import { readFilter } from "./read-filter";

/** Rows named in one COPY: no snapshot is held longer than they take to read. */
const BATCH_ROWS = 500;
/** Small members are joined, because every part that crosses a stream costs time of its own. */
const PART_BYTES = 256 * 1024;

/** A gzip member of one line feed: gzip allows members to follow each other, so records need not be unpacked. */
const NEWLINE = gzipSync("\n");

const IdRow = z.object({ id: z.string() });

export interface RawDownload {
  readonly corpusName: string;
  readonly bytes: AsyncGenerator<Uint8Array>;
}

/**
 * The raw records of all that match, one after the other, each as its source wrote it, so also over several lines, as one
 * .gz file: the stored members with a line end behind each record. An import reads it.
 * What the person reviews blind is left out, and what would show a reward spec that is hidden from them there.
 * A wrong filter or corpus is refused before the first byte.
 */
export async function streamRaw(ctx: Context, query: TrajectoryFilter): Promise<RawDownload> {
  requirePermission(ctx, "read_reward");
  const filter = readFilter(ctx, query.filter);
  const corpus = await getCorpusKey(ctx.db, query.corpus);

  const where = sql`${await matchingRows(ctx, corpus.id, filter)} and ${await openRewards(ctx, corpus.id)}`;

  return { corpusName: corpus.name, bytes: inParts(members(ctx, corpus, where)) };
}

async function* members(ctx: Context, corpus: CorpusKey, where: Sql): AsyncGenerator<Uint8Array> {
  const reader = await openCopyReader(addressOf(ctx.db));
  try {
    for (let after = "0"; ; ) {
      const rows = await queryRows(
        ctx.db,
        IdRow,
        sql`select t.id::text as id ${matches(corpus.id, where)} and t.id > ${after}::text::bigint order by t.id limit ${BATCH_ROWS}`,
      );
      const last = rows.at(-1);
      if (!last) return;

      let current: string | undefined;
      // Numbers from the database only: nothing of the request is in this statement.
      const ids = rows.map((row) => row.id).join(",");
      const statement = `select trajectory_id, body from trajectory_raw where corpus_id = ${corpus.id}
        and trajectory_id = any('{${ids}}'::bigint[]) order by trajectory_id, part`;
      for await (const [id, body] of reader.read(statement)) {
        const key = id?.toString("hex");
        if (current !== undefined && key !== current) yield NEWLINE;
        current = key;
        if (body) yield body;
      }
      if (current !== undefined) yield NEWLINE;
      after = last.id;
    }
  } finally {
    await reader.close();
  }
}

async function* inParts(pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    parts.push(piece);
    size += piece.byteLength;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(parts);
    parts = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(parts);
}

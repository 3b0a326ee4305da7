import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";

/** A trajectory of the corpus, found by its content. */
export interface KnownRow {
  readonly run: number;
  readonly sourceId: string | null;
  readonly rollout: number | null;
}

const Row = z.object({
  body_sha: z.instanceof(Uint8Array),
  run_id: z.int(),
  source_id: z.string().nullable(),
  rollout: z.int().nullable(),
});

/** Those of these contents that the corpus holds, by `hashKey`. */
export async function knownRows(
  session: CopySession,
  corpusId: number,
  hashes: readonly Uint8Array[],
): Promise<ReadonlyMap<string, KnownRow>> {
  if (hashes.length === 0) return new Map();
  const found = await session.query(
    Row,
    "select body_sha, run_id, source_id, rollout from trajectory where corpus_id = $1 and body_sha = any($2::bytea[])",
    [corpusId, hashes],
  );

  return new Map(
    found.map(({ body_sha, run_id, source_id, rollout }) => [
      hashKey(body_sha),
      { run: run_id, sourceId: source_id, rollout },
    ]),
  );
}

export function hashKey(hash: Uint8Array): string {
  return Buffer.from(hash.buffer, hash.byteOffset, hash.length).toString("latin1");
}

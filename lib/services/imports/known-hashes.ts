import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";

/** Which of these contents the corpus holds. */
export async function knownHashes(
  session: CopySession,
  corpusId: number,
  hashes: readonly Uint8Array[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const found = await session.query(
    z.object({ body_sha: z.instanceof(Uint8Array) }),
    "select body_sha from trajectory where corpus_id = $1 and body_sha = any($2::bytea[])",
    [corpusId, hashes],
  );

  return new Set(found.map((row) => hashKey(row.body_sha)));
}

export function hashKey(hash: Uint8Array): string {
  return Buffer.from(hash.buffer, hash.byteOffset, hash.length).toString("latin1");
}

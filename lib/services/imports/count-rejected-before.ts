import { createHash } from "node:crypto";
import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import type { WriteTarget } from "./write-batch";

export interface KeptRecord {
  /** What is kept of it. */
  readonly bytes: Uint8Array;
  /** Its size, when that is only the beginning. */
  readonly wholeBytes: number | undefined;
}

const Known = z.object({ hash: z.string(), whole_bytes: z.number().nullable(), own: z.int(), most: z.int() });

/**
 * How many of these rejected records an earlier import of the corpus rejected too, and no retry brought in since. Of equal
 * ones no more than that import has. Rows of files of problems are compared with such alone: read as something else, a row
 * would tell who reviews rewards blind whether it was rejected there. Call it under the corpus's lock, before they are written.
 */
export async function countRejectedBefore(
  session: CopySession,
  { corpusId, importId, fileId }: Pick<WriteTarget, "corpusId" | "importId" | "fileId">,
  records: readonly KeptRecord[],
): Promise<number> {
  const hashes = records.map(({ bytes }) => createHash("md5").update(bytes).digest("hex"));
  const known = await session.query(
    Known,
    `select replace(r.raw_hash::text, '-', '') as hash, r.whole_bytes::float8,
       coalesce(max(r.count) filter (where r.import_id = $2), 0)::int as own,
       coalesce(max(r.count) filter (where r.import_id <> $2), 0)::int as most
     from (
       select r.raw_hash, r.whole_bytes, r.import_id, count(*) from rejected_row r join import i on i.id = r.import_id
       where r.raw_hash = any($3::uuid[]) and not r.resolved and i.corpus_id = $1
         and ${isOfProblems("r.file_id")} = ${isOfProblems("$4::int")}
         and i.run_name is not distinct from (select own.run_name from import own where own.id = $2)
       group by r.raw_hash, r.whole_bytes, r.import_id
     ) r group by r.raw_hash, r.whole_bytes`,
    [corpusId, importId, [...new Set(hashes)], fileId, PROBLEMS_FORMAT],
  );
  const left = new Map(known.map(({ hash, whole_bytes, own, most }) => [`${hash} ${whole_bytes ?? ""}`, most - own]));
  let before = 0;

  for (const [at, { bytes, wholeBytes }] of records.entries()) {
    // That a file breaks off is no record that another one could hold, too.
    if (bytes.length === 0) continue;
    const key = `${hashes[at]} ${wholeBytes ?? ""}`;
    const count = left.get(key) ?? 0;
    if (count <= 0) continue;
    left.set(key, count - 1);
    before += 1;
  }

  return before;
}

function isOfProblems(fileId: string): string {
  return `exists (select from import_file f where f.id = ${fileId} and f.format = $5)`;
}

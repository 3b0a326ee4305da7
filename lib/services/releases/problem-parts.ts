import { createReadStream } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { cutRecords } from "@/lib/importers/cut-records";
import { PROBLEMS_FILE } from "@/lib/release/write/row-record";

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const CHUNK = { highWaterMark: 1 << 20 };

/** Keeps what the audit of a release looked at beside its members, as it was written into its folder. */
export async function keepProblemParts(db: DbOrTransaction, releaseId: number, folder: string): Promise<void> {
  await db.releaseProblemPart.deleteMany({ where: { releaseId } });
  let part = 0;
  for await (const bytes of createReadStream(join(folder, PROBLEMS_FILE), CHUNK)) {
    await db.releaseProblemPart.create({ data: { releaseId, part, packed: new Uint8Array(await pack(bytes)) } });
    part += 1;
  }
}

/** The bytes that were kept, in their order. */
export async function* readProblemParts(db: DbOrTransaction, releaseId: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const found = await db.releaseProblemPart.findUnique({ where: { releaseId_part: { releaseId, part } } });
    if (found === null) return;
    yield await unpack(found.packed);
  }
}

const Kept = z.object({ problem: z.string(), isShipped: z.boolean(), cluster: z.string() });

/** The fingerprint of the leak cluster of each problem that is shipped by its key, as it was kept. */
export async function keptClusters(db: DbOrTransaction, releaseId: number): Promise<ReadonlyMap<string, string>> {
  const clusters = new Map<string, string>();
  for await (const batch of cutRecords(readProblemParts(db, releaseId), { layout: "lines" })) {
    for (const { bytes } of batch) {
      const { problem, isShipped, cluster } = Kept.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
      if (isShipped) clusters.set(problem, cluster);
    }
  }

  return clusters;
}

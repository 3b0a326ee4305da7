import { createReadStream } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { DbOrTransaction } from "@/lib/db/client";
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

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { cutRecords } from "@/lib/importers/cut-records";
import { parquetLines } from "@/lib/release/parquet/parquet-lines";

const CHUNK = { highWaterMark: 1 << 20 };

/**
 * The rows of a file of a release as lines, a few megabytes at a time. It is opened with the first: of one that nobody
 * reads nobody would hear that it cannot be opened, and it would stay open.
 *
 * @throws where the file cannot be read on
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  if (path.endsWith(".parquet")) yield* parquetLines(path);
  else yield* textLines(path.endsWith(".gz") ? unpacked(path) : createReadStream(path, CHUNK));
}

/**
 * SHA-256 of a file in hexadecimal digits.
 *
 * @param onBytes - told how many more were read; what it throws ends the reading
 */
export async function fileSha256(
  path: string,
  onBytes: (bytes: number) => Promise<void> = async () => undefined,
): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, CHUNK)) {
    const bytes: Uint8Array = chunk;
    hash.update(bytes);
    await onBytes(bytes.length);
  }

  return hash.digest("hex");
}

function unpacked(path: string): AsyncIterable<Uint8Array> {
  const gunzip = createGunzip();
  createReadStream(path, CHUNK)
    .on("error", (error) => gunzip.destroy(error))
    .pipe(gunzip);

  return gunzip;
}

async function* textLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const batch of cutRecords(bytes, { layout: "lines" })) {
    for (const record of batch) yield Buffer.from(record.bytes).toString("utf8");
  }
}

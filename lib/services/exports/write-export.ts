import { createHash, type Hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { EXPORT_PRESETS, Manifest } from "@/lib/contract/exports";
import { compileFilter } from "@/lib/db/compile-filter";
import { EXPORTERS } from "@/lib/exporters";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import { exportCounts, type ExportCounts } from "./export-counts";
import { freezeMembers } from "./export-members";
import type { ExportCorpus } from "./export-corpus";
import { exportLines } from "./export-lines";
import { manifestText } from "./manifest-text";

export interface ExportRequest {
  readonly corpus: ExportCorpus;
  readonly filter: string;
  readonly preset: (typeof EXPORT_PRESETS)[number];
  /** Where the file goes; a name that ends in .gz is compressed. */
  readonly path: string;
  /** Rows done and all rows. What it throws stops the export. */
  readonly onProgress: (done: number, total: number) => Promise<void>;
}

/**
 * Writes approved trajectories that match to a file, and FILE.manifest.json beside it. The same trajectories and
 * labels give the same bytes. The file appears when it is whole; an export that stops leaves nothing behind.
 *
 * @throws ServiceError for a wrong filter or a role that may not export
 */
export async function writeExport(ctx: Context, request: ExportRequest): Promise<Manifest> {
  requirePermission(ctx, "export");
  const { corpus, path } = request;
  const where = compileFilter(readFilter(request.filter), corpus.id);
  const members = await freezeMembers(ctx.db, corpus.id, where);
  const counts = exportCounts();
  const part = `${path}.part`;

  await mkdir(dirname(path), { recursive: true });
  try {
    const lines = exportLines(ctx.db, {
      corpusId: corpus.id,
      members,
      exporter: EXPORTERS[request.preset],
      counts,
      onProgress: request.onProgress,
    });
    const hashes = await writeLines(lines, part, { isGzip: path.endsWith(".gz") });
    const { size } = await stat(part);
    const manifest = manifestOf(request, counts, { ...hashes, bytes: size });
    await writeFile(`${path}.manifest.json`, manifestText(manifest));
    await rename(part, path);

    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeLines(
  lines: AsyncGenerator<string>,
  path: string,
  { isGzip }: { readonly isGzip: boolean },
): Promise<{ contentSha256: string; fileSha256: string }> {
  const content = createHash("sha256");
  const file = createHash("sha256");
  // Node's gzip header holds neither a time nor a name, so equal content gives equal files.
  const compressed = isGzip ? [createGzip()] : [];

  await pipeline([Readable.from(lines), hashing(content), ...compressed, hashing(file), createWriteStream(path)]);

  return { contentSha256: content.digest("hex"), fileSha256: file.digest("hex") };
}

function hashing(hash: Hash): Transform {
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      done(null, part);
    },
  });
}

function manifestOf(
  { corpus, preset, filter }: ExportRequest,
  counts: ExportCounts,
  file: Pick<Manifest, "contentSha256" | "fileSha256" | "bytes">,
): Manifest {
  return {
    corpus: corpus.name,
    preset,
    filter,
    ...counts.figures(),
    filterVersion: corpus.filterVersion,
    ...file,
  };
}

import { createHash, type Hash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { link, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Manifest } from "@/lib/contract/exports";
import { skippedReasons } from "@/lib/domain/skipped-reasons";
import { EXPORTERS } from "@/lib/exporters";
import type { Preset } from "@/lib/exporters/descriptions";
import type { Exporter, Selection } from "@/lib/exporters/exporter";
import type { Settings } from "@/lib/exporters/options/preset-option";
import { numberSetting } from "@/lib/exporters/options/read-settings";
import { loadTokenCounter } from "@/lib/filter/tokens/load-token-counter";
import type { Context } from "@/lib/services/context";
import { settledVersion } from "@/lib/services/filters/settled-version";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import type { ExportCorpus } from "./export-corpus";
import { type ExportCounts, exportCounts } from "./export-counts";
import { exportLines } from "./export-lines";
import { freezeMembers } from "./export-members";
import { freezePairs } from "./freeze-pairs";
import { manifestText } from "./manifest-text";
import { keyedNames, type Names, PLAIN_NAMES } from "./pseudonyms";
import { readPresetSettings } from "./read-preset-settings";
import { NOTHING_SELECTED } from "./selection-sql";
import { countTaken, writtenRows } from "./written-rows";

const ACTIVATED_MEANWHILE =
  "Another filter version was activated while the file was written, so its rows name two. Export them again.";

const OF_TWO_VERSIONS =
  "Some of these trajectories were decided by another filter version than the active one: an import brought them while it was activated. They are brought to it once no import runs. Export them then.";

export interface ExportRequest {
  readonly corpus: ExportCorpus;
  readonly filter: string;
  readonly preset: Preset;
  /** Options of the preset by name; what is left out has its initial value. */
  readonly options?: Readonly<Record<string, string>>;
  /** Where the file goes; a name that ends in .gz is compressed. */
  readonly path: string;
  /** Tells the unfinished files of this export from those of others; made up where it is left out. */
  readonly draft?: string;
  /** A file that stands there by the time it is whole is replaced; else that one stays, and this one is refused. */
  readonly isReplacing?: boolean;
  /** Rows done and all rows. What it throws stops the export. */
  readonly onProgress: (done: number, total: number) => Promise<void>;
}

/**
 * Writes the trajectories that match and that the preset takes to a file, and FILE.manifest.json beside it. The same
 * trajectories, labels and options give the same bytes. The file appears when it is whole, its manifest after it; an export that stops leaves
 * nothing behind.
 *
 * @throws ServiceError for a wrong filter, a role that may not export, or CONFLICT when there is no row to write or the
 * place is taken by then
 */
export async function writeExport(ctx: Context, request: ExportRequest): Promise<Manifest> {
  requirePermission(ctx, "export");
  const { corpus, path, preset } = request;
  const settings = readPresetSettings(preset, request.options);
  const exporter: Exporter = EXPORTERS[preset];
  const selection = exporter.selection(settings);
  const activation = await settledVersion(ctx.db, corpus.id);
  const where = await settledRows(ctx, corpus.id, readFilter(ctx, request.filter));
  // What is stored of the rows may tell already that none is written: then no text of them is read.
  await countTaken(ctx.db, corpus.id, { where, rows: writtenRows(exporter, settings) });
  const members =
    selection === "pairs"
      ? await freezePairs(ctx.db, corpus.id, { where, minGap: numberSetting(settings, "minGap") })
      : await freezeMembers(ctx.db, corpus.id, { where, selection });
  if (members.count === 0) throw new ServiceError("CONFLICT", NOTHING_SELECTED[selection]);
  if (members.versions.some((id) => id !== corpus.filterVersionId)) throw new ServiceError("CONFLICT", OF_TWO_VERSIONS);
  const names = settings["keys"] === "pseudonyms" ? await keyedNames(ctx.home) : PLAIN_NAMES;
  const countTokens = exporter.countsTokens ? await loadTokenCounter() : noTokens;
  const counts = exportCounts();
  // Names of its own: another export to the same place may be under way.
  const [part, manifestPart] = draftNames(path, request.draft ?? newDraft());

  await mkdir(dirname(path), { recursive: true });
  try {
    const lines = exportLines(ctx.db, {
      corpusId: corpus.id,
      members,
      exporter,
      context: { settings, countTokens },
      names,
      counts,
      onProgress: request.onProgress,
    });
    const hashes = await writeLines(lines, part, { isGzip: path.endsWith(".gz") });
    if ((await settledVersion(ctx.db, corpus.id)) !== activation)
      throw new ServiceError("CONFLICT", ACTIVATED_MEANWHILE);
    const { size } = await stat(part);
    const manifest = manifestOf(request, { settings, names, counts }, { ...hashes, bytes: size });
    if (manifest.rows === 0) throw new ServiceError("CONFLICT", allLeftOut(manifest, selection));
    await writeFile(manifestPart, manifestText(manifest));
    await moveTo(part, path, request);
    await moveTo(manifestPart, `${path}.manifest.json`, request).catch(async (error: unknown) => {
      // A manifest that lies there already would tell of another file.
      await rm(path, { force: true });
      throw error;
    });

    return manifest;
  } catch (error) {
    await Promise.all([part, manifestPart].map((name) => rm(name, { force: true })));
    throw error;
  }
}

/** A link takes a free name alone, where a rename would take away what another export has put there meanwhile. */
async function moveTo(part: string, path: string, { isReplacing }: ExportRequest): Promise<void> {
  if (isReplacing) return rename(part, path);

  try {
    await link(part, path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "EEXIST")
      throw new ServiceError(
        "CONFLICT",
        `“${path}” came up while the export was written. It stays, and nothing was exported.`,
      );
    // Not every file system has links.
    return rename(part, path);
  }
  await rm(part);
}

/** What tells the unfinished files of one export from those of another one to the same place. */
export function newDraft(): string {
  return randomBytes(4).toString("hex");
}

/** Where the file and its manifest stand until they are whole. */
export function draftNames(path: string, draft: string): readonly [string, string] {
  return [`${path}.${draft}.part`, `${path}.manifest.json.${draft}.part`];
}

function allLeftOut({ skipped }: Manifest, selection: Selection): string {
  const reasons = skippedReasons(skipped).map(([reason, count]) => `${count.toLocaleString("en")} × ${reason}`);
  const what = selection === "approved" ? "approved trajectories" : "trajectories";

  return `None of the ${what} that match can be exported: ${reasons.join(" ")} Approve others first.`;
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

function noTokens(): number {
  throw new Error("This preset counts no tokens.");
}

interface Made {
  readonly settings: Settings;
  readonly names: Names;
  readonly counts: ExportCounts;
}

function manifestOf(
  { corpus, preset, filter }: ExportRequest,
  { settings, names, counts }: Made,
  file: Pick<Manifest, "contentSha256" | "fileSha256" | "bytes">,
): Manifest {
  const { description, countsTokens, closing }: Exporter = EXPORTERS[preset];
  const counted = counts.figures();

  return {
    corpus: corpus.name,
    preset,
    filter,
    options: settings,
    takes: description.takes,
    ...counted,
    figures: { ...counted.figures, ...closing?.(counted.lines ?? 0, settings) },
    ...(countsTokens ? { tokenizer: "Qwen3" } : {}),
    ...(names.told ? { pseudonyms: names.told } : {}),
    filterVersion: corpus.filterVersion,
    ...file,
  };
}

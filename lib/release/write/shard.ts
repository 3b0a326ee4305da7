import { createHash } from "node:crypto";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { RELEASE_FORMATS } from "@/lib/contract/releases";
import type { Pool } from "@/lib/leak/assign-pools";
import { parquetFile } from "@/lib/release/parquet/parquet-file";
import type { SparseMember } from "@/lib/release/parquet/parquet-shape";
import type { ReleaseFile } from "@/lib/release/release-manifest";
import { linesFile, packedLinesFile } from "./lines-file";
import type { PrintedRow, RowFile } from "./row-file";

export type ReleaseFormat = (typeof RELEASE_FORMATS)[number];

const OPEN: Readonly<Record<ReleaseFormat, (path: string, sparse: readonly SparseMember[]) => Promise<RowFile>>> = {
  jsonl: linesFile,
  "jsonl.gz": packedLinesFile,
  parquet: parquetFile,
};

interface Place {
  readonly folder: string;
  readonly pool: Pool;
  readonly index: number;
  readonly firstRow: number;
  readonly formats: readonly ReleaseFormat[];
  /** Members of metadata that some row of the release has, if not of this shard. */
  readonly sparseColumns: readonly SparseMember[];
}

type ShardFile = Extract<ReleaseFile, { kind: "data" }>;

/** The same rows of one pool in a file of each format. */
export class Shard {
  readonly #place: Place;
  readonly #files: readonly (readonly [ReleaseFormat, RowFile])[];
  readonly #lines = createHash("sha256");
  #rows = 0;
  #lineBytes = 0;

  private constructor(place: Place, files: readonly (readonly [ReleaseFormat, RowFile])[]) {
    this.#place = place;
    this.#files = files;
  }

  static async open(place: Place): Promise<Shard> {
    const files: [ReleaseFormat, RowFile][] = [];
    for (const format of place.formats)
      files.push([format, await OPEN[format](pathOf(place, format), place.sparseColumns)]);

    return new Shard(place, files);
  }

  get pool(): Pool {
    return this.#place.pool;
  }

  get rows(): number {
    return this.#rows;
  }

  get lineBytes(): number {
    return this.#lineBytes;
  }

  async add(row: PrintedRow): Promise<void> {
    this.#rows += 1;
    this.#lineBytes += row.bytes.length;
    this.#lines.update(row.bytes);
    for (const [, file] of this.#files) await file.add(row);
  }

  async abandon(): Promise<void> {
    for (const [, file] of this.#files) await file.abandon();
  }

  /** How many shards there are is known at the end, when `nameShards` gives the files their names. */
  async finish(): Promise<readonly ShardFile[]> {
    const linesSha256 = this.#lines.digest("hex");
    const finished: ShardFile[] = [];
    for (const [format, file] of this.#files) {
      finished.push({
        kind: "data",
        name: nameOf(this.#place, format),
        format,
        pool: this.#place.pool,
        firstRow: this.#place.firstRow,
        rows: this.#rows,
        ...(await file.finish()),
        lineBytes: this.#lineBytes,
        linesSha256,
      });
    }

    return finished;
  }
}

/** Names the files of a pool as Hugging Face does: train-00000-of-00002.parquet. */
export async function nameShards(folder: string, files: readonly ShardFile[]): Promise<readonly ShardFile[]> {
  const named: ShardFile[] = [];
  for (const file of files) {
    const count = files.filter(({ pool, format }) => pool === file.pool && format === file.format).length;
    const name = file.name.replace(`.${file.format}`, `-of-${digits(count)}.${file.format}`);
    await rename(join(folder, file.name), join(folder, name));
    named.push({ ...file, name });
  }

  return named;
}

function nameOf({ pool, index }: Place, format: ReleaseFormat): string {
  return `data/${pool}-${digits(index)}.${format}`;
}

function pathOf(place: Place, format: ReleaseFormat): string {
  return join(place.folder, nameOf(place, format));
}

function digits(number: number): string {
  return String(number).padStart(5, "0");
}

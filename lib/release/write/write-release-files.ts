import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { POOLS } from "@/lib/leak/assign-pools";
import { sha256Of } from "@/lib/release/manifest-text";
import type { SparseMember } from "@/lib/release/parquet/parquet-shape";
import type { ReleaseFile } from "@/lib/release/release-manifest";
import type { ReleaseProblem, ReleaseRow } from "@/lib/release/release-row";
import { rowProblem } from "@/lib/release/verify/row-problem";
import { FileSink } from "./file-sink";
import { fingerprintProblems } from "./problem-fingerprints";
import { PROBLEMS_FILE, ROWS_FILE, type RowRecord } from "./row-record";
import { nameShards, type ReleaseFormat, Shard } from "./shard";
import { wellFormed } from "./well-formed";

export interface ReleaseFilesOptions {
  /** Where data/ and audit/ are made; a draft of `placeFolder`. */
  readonly folder: string;
  readonly formats: readonly ReleaseFormat[];
  /** Uncompressed bytes of rows from which a file is followed by another. */
  readonly shardBytes: number;
  /**
   * Members of metadata that only some rows may have: every Parquet file has a column for them. For others the first row
   * of a file decides.
   */
  readonly sparseColumns?: readonly SparseMember[];
  /** Every problem that an audit of the release looks at, shipped or not: what the guards are checked by offline. */
  readonly problems: readonly ReleaseProblem[];
  /** The lines of audit/problems.jsonl, where they are to be those of an earlier time. */
  readonly problemLines?: AsyncIterable<Uint8Array>;
}

/**
 * Writes the rows of a release in every format asked for, and what can be checked of them. Memory does not grow with the
 * rows. The same rows and problems give the same bytes.
 *
 * @param onProgress - rows done; what it throws stops the writing
 * @returns the files in the order of their names
 * @throws RangeError for a row that is out of order, or of a problem that is not in its pool
 */
export async function writeReleaseFiles(
  { folder, formats, shardBytes, sparseColumns = [], problems, problemLines }: ReleaseFilesOptions,
  rows: AsyncIterable<ReleaseRow>,
  onProgress: (done: number) => Promise<void>,
): Promise<readonly ReleaseFile[]> {
  await Promise.all(["data", "audit"].map((name) => mkdir(join(folder, name), { recursive: true })));
  const poolOf = new Map(problems.map(({ name, pool }) => [name, pool]));
  const answers = new Map<string, Set<string>>();
  const data: Extract<ReleaseFile, { kind: "data" }>[] = [];
  const records = await FileSink.create(join(folder, ROWS_FILE));
  let shard: Shard | undefined;
  let [index, rowOfPool, done] = [0, 0, 0];

  try {
    for await (const { pool, line, row, source } of rows) {
      if (poolOf.get(source.problem) !== pool)
        throw new RangeError(`A row of the problem ${source.problem} does not belong into the pool ${pool}.`);
      if (shard === undefined || shard.pool !== pool || shard.lineBytes >= shardBytes) {
        if (shard !== undefined && POOLS.indexOf(pool) < POOLS.indexOf(shard.pool))
          throw new RangeError("The rows of a release come by pool.");
        data.push(...((await shard?.finish()) ?? []));
        [index, rowOfPool] = shard?.pool === pool ? [index + 1, rowOfPool] : [0, 0];
        shard = undefined;
        shard = await Shard.open({ folder, pool, index, firstRow: rowOfPool + 1, formats, sparseColumns });
      }
      rowOfPool += 1;
      const printed = wellFormed(line);
      await shard.add({ bytes: Buffer.from(`${printed}\n`), line: printed, row });
      await records.write(recordLine({ pool, row: rowOfPool, sha256: sha256Of(printed), ...source }));
      addTo(answers, source.problem, rowProblem(row).recommendedIds);
      done += 1;
      await onProgress(done);
    }
    data.push(...((await shard?.finish()) ?? []));
    shard = undefined;
    const named = await nameShards(folder, data);
    const rowsFile = { ...(await records.finish()), rows: done };
    const problemsFile = await (problemLines
      ? copyProblems(folder, problemLines)
      : writeProblems(folder, problems, answers));

    return [
      ...named,
      { kind: "audit" as const, holds: "problems" as const, name: PROBLEMS_FILE, ...problemsFile },
      { kind: "audit" as const, holds: "rows" as const, name: ROWS_FILE, ...rowsFile },
    ].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    await shard?.abandon();
    await records.abandon();
    throw error;
  }
}

function recordLine(record: RowRecord): Uint8Array {
  return Buffer.from(`${JSON.stringify(record)}\n`);
}

interface ProblemsFile {
  readonly bytes: number;
  readonly sha256: string;
  readonly rows: number;
}

const LINE_FEED = 0x0a;

async function copyProblems(folder: string, lines: AsyncIterable<Uint8Array>): Promise<ProblemsFile> {
  const sink = await FileSink.create(join(folder, PROBLEMS_FILE));
  let rows = 0;
  for await (const bytes of lines) {
    for (const byte of bytes) if (byte === LINE_FEED) rows += 1;
    await sink.write(bytes);
  }

  return { ...(await sink.finish()), rows };
}

/** What the rows themselves recommend is known of their problems too, so that who reads the rows finds nothing more. */
async function writeProblems(
  folder: string,
  problems: readonly ReleaseProblem[],
  answers: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<ProblemsFile> {
  const sink = await FileSink.create(join(folder, PROBLEMS_FILE));
  const known = problems.map((problem) => {
    const own = answers.get(problem.name) ?? [];
    return { ...problem, recommendedIds: [...new Set([...problem.recommendedIds, ...own])] };
  });
  const printed = fingerprintProblems(known, ({ name }) => answers.has(name));
  for (const problem of printed) await sink.write(Buffer.from(`${JSON.stringify(problem)}\n`));

  return { ...(await sink.finish()), rows: printed.length };
}

function addTo(sets: Map<string, Set<string>>, key: string, values: readonly string[]): void {
  const known = sets.get(key) ?? new Set<string>();
  for (const value of values) known.add(value);
  sets.set(key, known);
}

import { join } from "node:path";
import { EXPORTERS } from "@/lib/exporters";
import type { Exporter } from "@/lib/exporters/exporter";
import { POOLS } from "@/lib/leak/assign-pools";
import { sha256Of } from "@/lib/release/manifest-text";
import type { ReleaseFile, ReleaseManifest } from "@/lib/release/release-manifest";
import { ROWS_FILE, type RowRecord } from "@/lib/release/write/row-record";
import { maskFault } from "./mask-fault";
import { placeFault } from "./place-fault";
import { readLines } from "./read-lines";
import { MOST_ROWS, type ReleaseFault } from "./release-fault";
import { rowProblem } from "./row-problem";
import { RowRecords } from "./row-records";
import type { ShippedProblems } from "./shipped-problems";
import { unreadSentence } from "./unread-sentence";

type DataFile = Extract<ReleaseFile, { kind: "data" }>;

interface RowChecks {
  readonly folder: string;
  readonly manifest: ReleaseManifest;
  /** Files that are there, and whether their bytes are those of the manifest. */
  readonly isWhole: ReadonlyMap<string, boolean>;
  /** What the rows tell of their problems is put here. */
  readonly shipped: ShippedProblems;
  /** Fingerprints of leak clusters by the key of a problem; undefined where audit/problems.jsonl cannot be believed. */
  readonly clusters: ReadonlyMap<string, string> | undefined;
  readonly onRow: () => Promise<void>;
}

/**
 * Compares every row with its record, in every format, and proves preset and masks anew on the rows of one format, since
 * rows with one hash are one row.
 */
export async function checkRows(checks: RowChecks): Promise<readonly ReleaseFault[]> {
  const { manifest, isWhole } = checks;
  if (!isWhole.has(ROWS_FILE)) return [];

  const faults: ReleaseFault[] = [];
  for (const [rank, format] of manifest.formats.entries()) {
    const files = manifest.files
      .filter((file) => file.kind === "data")
      .filter((file) => file.format === format)
      .toSorted((a, b) => POOLS.indexOf(a.pool) - POOLS.indexOf(b.pool) || a.firstRow - b.firstRow);
    const records = new RowRecords(join(checks.folder, ROWS_FILE));
    for (const file of files) {
      const found = isWhole.has(file.name) ? await checkFile(file, records, { ...checks, isFirst: rank === 0 }) : [];
      faults.push(...found);
      if (found.length === 0 && isWhole.get(file.name) === false) faults.push(otherBytes(file));
    }
    await records.close();
  }

  return faults;
}

async function checkFile(
  file: DataFile,
  records: RowRecords,
  checks: RowChecks & { readonly isFirst: boolean },
): Promise<readonly ReleaseFault[]> {
  const faults: ReleaseFault[] = [];
  let row = 0;

  try {
    for await (const line of readLines(join(checks.folder, file.name))) {
      row += 1;
      await checks.onRow();
      const record = row > file.rows ? undefined : await records.next();
      const sentence = recordFault(line, record, file, row);
      const found = sentence === undefined ? deepFault(line, record, checks) : { kind: "row" as const, sentence };
      if (found === undefined) continue;
      // Where the file is as the manifest says and the records are not, it is the record that was changed.
      const isRecord = checks.isWhole.get(file.name) === true && checks.isWhole.get(ROWS_FILE) === false;
      const place = isRecord ? { file: ROWS_FILE, row: records.taken } : { file: file.name, row };
      const of = record === undefined ? "" : ` of problem ${record.problem}`;
      faults.push({ kind: found.kind, ...place, sentence: `${place.file}, row ${place.row}${of}: ${found.sentence}` });
      if (faults.length === MOST_ROWS) break;
    }
  } catch (error) {
    // Behind its last row there is none to name: then it is the file that holds other bytes.
    if (row < file.rows) {
      const problem = (await records.next())?.problem;
      row += 1;
      faults.push(unread({ file: file.name, row, problem, why: unreadSentence(error) }));
    }
  }
  if (row < file.rows && faults.length === 0) {
    const problem = (await records.next())?.problem;
    row += 1;
    faults.push(unread({ file: file.name, row, problem, why: "It is missing: the file ends before it." }));
  }
  // The next file begins with its own records.
  for (let left = Math.max(0, file.rows - row); left > 0; left -= 1) await records.next();

  return faults;
}

function recordFault(line: string, record: RowRecord | undefined, file: DataFile, row: number): string | undefined {
  if (record === undefined) return "No record knows it.";
  if (record.pool !== file.pool || record.row !== file.firstRow + row - 1) return "Its record is of another row.";

  return sha256Of(line) === record.sha256 ? undefined : "It is not the row that was released.";
}

function deepFault(
  line: string,
  record: RowRecord | undefined,
  { isFirst, manifest, shipped, clusters }: RowChecks & { readonly isFirst: boolean },
): Pick<ReleaseFault, "kind" | "sentence"> | undefined {
  if (!isFirst || record === undefined) return undefined;

  const row: unknown = JSON.parse(line);
  const exporter: Exporter = EXPORTERS[manifest.preset];
  const wrong = exporter.fault(row);
  if (wrong !== undefined) return { kind: "preset", sentence: wrong };
  const unproved = maskFault(manifest.preset, row);
  if (unproved !== undefined) return { kind: "mask", sentence: unproved };
  const problem = rowProblem(row);
  if (!problem.keys.every((key) => key === record.problem))
    return { kind: "row", sentence: "It names another problem than its record." };

  const { datasetVersion } = manifest;
  // A problem that is not there is of no cluster.
  const cluster = clusters === undefined ? undefined : (clusters.get(record.problem) ?? "");
  const misplaced = placeFault(row, { pool: record.pool, datasetVersion, cluster });
  if (misplaced !== undefined) return { kind: "row", sentence: misplaced };

  shipped.add(record.problem, record.pool, problem);
  return undefined;
}

function otherBytes({ name }: DataFile): ReleaseFault {
  const sentence = `${name} holds its rows, and other bytes than those of the manifest beside them.`;

  return { kind: "bytes", file: name, sentence };
}

interface Unread {
  readonly file: string;
  readonly row: number;
  /** Of its record, where there is one. */
  readonly problem: string | undefined;
  readonly why: string;
}

function unread({ file, row, problem, why }: Unread): ReleaseFault {
  const of = problem === undefined ? "" : ` of problem ${problem}`;

  return { kind: "row", file, row, sentence: `${file}, row ${row}${of}: ${why}` };
}

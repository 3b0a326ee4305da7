import * as z from "zod";
import type { Import, ImportFile } from "@/lib/contract/imports";
import { isBeside } from "@/lib/scorer/beside-formats";
import { CATALOGUE_FORMAT } from "@/lib/scorer/catalogue-product";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import { type JobRow, toJob } from "@/lib/services/jobs/job-row";
import type { RejectedFigures } from "./rejected-figures";

/** An import as it is stored, without its files, figures and job. */
export const ImportRow = z.object({
  id: z.int(),
  ext_id: z.string(),
  corpus_id: z.string(),
  corpus_name: z.string(),
  run_name: z.string().nullable(),
  asked_format: z.string(),
  retry_of: z.string().nullable(),
  job_id: z.string().nullable(),
  created_at: z.date(),
  finished_at: z.date().nullable(),
  set_aside_version: z.int(),
  person_id: z.int().nullable(),
  taking_back: z.string().nullable(),
  take_back_failed: z.string().nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** A file of an import, with its counts. */
export const FileRow = z.object({
  import_id: z.int(),
  name: z.string(),
  size_bytes: z.number(),
  read_bytes: z.number(),
  state: z.enum(["waiting", "reading", "done", "refused", "cancelled"]),
  format: z.string().nullable(),
  refusal: z.string().nullable(),
  note: z.string().nullable(),
  read: z.int(),
  imported: z.int(),
  duplicates: z.int(),
  rejected: z.int(),
  rejected_before: z.int(),
  conflicts: z.int(),
});
export type FileRow = z.infer<typeof FileRow>;

/** The same as a person may know of it. */
export interface ShownFile extends FileRow {
  /** What became of its rows is in none of its figures. */
  readonly isVeiled: boolean;
}

/** Who may read the rows of an import is asked once for all that are read. */
export type FoundImport = Omit<Import, "areRowsClosed">;

/** An import as the contract has it: its counts are those of its files. */
export function toImport(
  row: ImportRow & Pick<Import, "isOwn">,
  files: readonly ShownFile[],
  figures: RejectedFigures,
  job: JobRow | undefined,
): FoundImport {
  const sum = (count: (file: ShownFile) => number): number => files.reduce((total, file) => total + count(file), 0);
  const ofTrajectories = (count: (file: ShownFile) => number): number =>
    sum((file) => (isBeside(file.format) ? 0 : count(file)));
  const rejected = sum((file) => file.rejected);

  return {
    id: row.ext_id,
    corpus: { id: row.corpus_id, name: row.corpus_name },
    runName: row.run_name,
    askedFormat: row.asked_format,
    retryOf: row.retry_of,
    job: job === undefined ? null : toJob(job),
    files: files.map((file) => toFile(file, job?.state)),
    read: sum((file) => file.read),
    imported: ofTrajectories((file) => file.imported),
    duplicates: ofTrajectories((file) => file.duplicates),
    products: sum(({ format, imported }) => (format === CATALOGUE_FORMAT ? imported : 0)),
    sameProducts: sum(({ format, duplicates }) => (format === CATALOGUE_FORMAT ? duplicates : 0)),
    answerKeys: sum(({ format, imported }) => (format === PROBLEMS_FORMAT ? imported : 0)),
    sameAnswerKeys: sum(({ format, duplicates }) => (format === PROBLEMS_FORMAT ? duplicates : 0)),
    rejected,
    rejectedBefore: sum((file) => file.rejected_before),
    conflicts: ofTrajectories((file) => file.conflicts),
    replaced: sum((file) => (isBeside(file.format) ? file.conflicts : 0)),
    resolved: figures.resolved,
    setAside: figures.set_aside,
    // Rows that a retry could not read either stay with the import that they came from.
    open:
      row.retry_of === null
        ? rejected - figures.resolved - figures.set_aside
        : Math.min(rejected, figures.left_to_retry),
    retryable: row.retry_of === null ? figures.left_to_retry : 0,
    setAsideVersion: row.set_aside_version,
    countedRows: figures.countedRows,
    isOwn: row.isOwn,
    takingBack: row.taking_back,
    takeBackFailed: row.take_back_failed,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

function toFile(file: ShownFile, job: JobRow["state"] | undefined): ImportFile {
  return {
    name: file.name,
    sizeBytes: file.size_bytes,
    readBytes: file.read_bytes,
    state: stateOf(file.state, job),
    format: file.format,
    refusal: file.refusal,
    note: file.note,
    read: file.read,
    imported: file.imported,
    duplicates: file.duplicates,
    rejected: file.rejected,
    isVeiled: file.isVeiled,
  };
}

/** Nobody reads on in a file whose job has ended. */
function stateOf(state: FileRow["state"], job: JobRow["state"] | undefined): ImportFile["state"] {
  const isOpen = state === "waiting" || state === "reading";
  if (!isOpen || job === undefined || job === "queued" || job === "running") return state;

  return job === "cancelled" ? "cancelled" : "cut";
}

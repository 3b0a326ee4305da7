import * as z from "zod";
import type { CountedRows, Import, ImportFile } from "@/lib/contract/imports";
import type { DbOrTransaction } from "@/lib/db/client";
import { joinSql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { readAtOnce } from "@/lib/db/read-at-once";
import { isAllowed } from "@/lib/domain/policy";
import { CATALOGUE_FORMAT } from "@/lib/scorer/catalogue-product";
import type { Context } from "@/lib/services/context";
import { JobRow, jobColumns, toJob } from "@/lib/services/jobs/job-row";
import { LAST_TAKE_BACKS } from "./being-taken-back";
import { type RejectedFigures, readRejectedFigures } from "./rejected-figures";

const ImportRow = z.object({
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
type ImportRow = z.infer<typeof ImportRow>;

const FileRow = z.object({
  import_id: z.int(),
  name: z.string(),
  size_bytes: z.number(),
  read_bytes: z.number(),
  state: z.enum(["waiting", "reading", "done", "refused", "cancelled"]),
  format: z.string().nullable(),
  refusal: z.string().nullable(),
  read: z.int(),
  imported: z.int(),
  duplicates: z.int(),
  rejected: z.int(),
  conflicts: z.int(),
});
type FileRow = z.infer<typeof FileRow>;

const NO_FIGURES: RejectedFigures = { resolved: 0, set_aside: 0, left_of_retried: 0, countedRows: [] };

/** A reason may hold a piece of its record, and so of the reward. */
const HIDDEN = "Your role does not read rejected rows.";

/** Imports that a condition on `import i` selects, newest first, with their files and jobs, as the person may read them. */
export async function readImports(
  { db, person }: Pick<Context, "db" | "person">,
  condition: Sql,
  limit: number,
): Promise<Import[]> {
  // One that ends between its files and its job would be told as over with the counts of before, and not be asked again.
  const imports = await readAtOnce(db, (tx) => readNow(tx, condition, limit, person.id));
  if (isAllowed(person.role, "read_reward")) return imports;

  return imports.map((item) => ({ ...item, countedRows: item.countedRows.map(hidden) }));
}

function hidden(row: CountedRows): CountedRows {
  return { ...row, reason: HIDDEN, setAside: row.setAside && { ...row.setAside, note: null } };
}

async function readNow(db: DbOrTransaction, condition: Sql, limit: number, personId: number): Promise<Import[]> {
  const imports = await queryRows(
    db,
    ImportRow,
    sql`select i.id, i.ext_id::text, c.ext_id::text as corpus_id, c.name as corpus_name, i.run_name, i.format as asked_format,
          i.job_id::text,
          (select o.ext_id::text from import o where o.id = i.retry_of_id) as retry_of,
          i.created_at, i.finished_at,
          i.set_aside_version,
          (select o.person_id from job_run o where o.id = i.job_id) as person_id,
          case when b.state in ('queued', 'running') then b.id end as taking_back,
          case when b.state = 'failed' then b.id end as take_back_failed
        from import i join corpus c on c.id = i.corpus_id
        left join ${LAST_TAKE_BACKS} b on b.import = i.ext_id::text
        where ${condition} order by i.created_at desc, i.id desc limit ${limit}`,
  );
  if (imports.length === 0) return [];

  const files = await queryRows(
    db,
    FileRow,
    sql`select import_id, name, size_bytes::float8, read_bytes::float8, state, format, refusal, read_count as read,
          imported_count as imported, duplicate_count as duplicates, rejected_count as rejected, conflict_count as conflicts
        from import_file where import_id in (${joinSql(imports.map(({ id }) => id))}) order by import_id, position`,
  );
  const figures = await readRejectedFigures(
    db,
    imports.map(({ id }) => id),
  );
  const jobs = await readJobs(db, imports);

  return imports.map((row) =>
    toImport(
      { ...row, isOwn: row.person_id === personId },
      files.filter((file) => file.import_id === row.id),
      figures.get(row.id) ?? NO_FIGURES,
      jobs.find((job) => job.id === row.job_id),
    ),
  );
}

async function readJobs(db: DbOrTransaction, imports: readonly ImportRow[]): Promise<JobRow[]> {
  const ids = imports.flatMap(({ job_id }) => (job_id === null ? [] : [job_id]));
  if (ids.length === 0) return [];

  return queryRows(db, JobRow, sql`select ${jobColumns} from job_run j where j.id::text in (${joinSql(ids)})`);
}

function toImport(
  row: ImportRow & Pick<Import, "isOwn">,
  files: readonly FileRow[],
  figures: RejectedFigures,
  job: JobRow | undefined,
): Import {
  const sum = (count: (file: FileRow) => number): number => files.reduce((total, file) => total + count(file), 0);
  const ofTrajectories = (count: (file: FileRow) => number): number =>
    sum((file) => (file.format === CATALOGUE_FORMAT ? 0 : count(file)));
  const isCancelled = job?.state === "cancelled";
  const rejected = sum((file) => file.rejected);

  return {
    id: row.ext_id,
    corpus: { id: row.corpus_id, name: row.corpus_name },
    runName: row.run_name,
    askedFormat: row.asked_format,
    retryOf: row.retry_of,
    job: job === undefined ? null : toJob(job),
    files: files.map((file) => toFile(file, isCancelled)),
    read: sum((file) => file.read),
    imported: ofTrajectories((file) => file.imported),
    duplicates: ofTrajectories((file) => file.duplicates),
    products: sum(({ format, imported }) => (format === CATALOGUE_FORMAT ? imported : 0)),
    sameProducts: sum(({ format, duplicates }) => (format === CATALOGUE_FORMAT ? duplicates : 0)),
    rejected,
    conflicts: sum((file) => file.conflicts),
    resolved: figures.resolved,
    setAside: figures.set_aside,
    // Rows that a retry could not read either stay with the import that they came from.
    open:
      row.retry_of === null
        ? rejected - figures.resolved - figures.set_aside
        : Math.min(rejected, figures.left_of_retried),
    setAsideVersion: row.set_aside_version,
    countedRows: figures.countedRows,
    isOwn: row.isOwn,
    takingBack: row.taking_back,
    takeBackFailed: row.take_back_failed,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

function toFile(file: FileRow, isCancelled: boolean): ImportFile {
  const isOpen = file.state === "waiting" || file.state === "reading";

  return {
    name: file.name,
    sizeBytes: file.size_bytes,
    readBytes: file.read_bytes,
    state: isOpen && isCancelled ? "cancelled" : file.state,
    format: file.format,
    refusal: file.refusal,
    read: file.read,
    imported: file.imported,
    duplicates: file.duplicates,
    rejected: file.rejected,
  };
}

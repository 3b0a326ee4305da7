import { type Export, type ExportList, Manifest } from "@/lib/contract/exports";
import type { Job } from "@/lib/contract/jobs";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isOver } from "@/lib/domain/is-over";
import { type OwnFiles, ownFilesOnly, requireSightedFile } from "@/lib/services/blindness/require-sighted-file";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { pathFromHome } from "@/lib/services/home-path";
import { getJob } from "@/lib/services/jobs/get-job";
import { JobRow, jobColumns, toJob } from "@/lib/services/jobs/job-row";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

const SELECT = {
  extId: true,
  preset: true,
  filter: true,
  fileName: true,
  path: true,
  manifest: true,
  jobId: true,
  createdAt: true,
  corpusId: true,
  personId: true,
  corpus: { select: { name: true } },
} as const;

/**
 * One export with its job, and its manifest once it is done.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN where its figures may tell of what the person reviews blind
 */
export async function getExport(ctx: Context, { id }: { readonly id: string }): Promise<Export> {
  requirePermission(ctx, "read");
  const seen = await findExport(ctx, id);
  const job = seen.jobId === null ? null : await getJob(ctx, { id: seen.jobId });
  // A job may end between the two reads, and whoever is told of an ended job does not ask again.
  const row = job !== null && isOver(job) ? await findExport(ctx, id) : seen;

  return toExport(row, job);
}

async function findExport(ctx: Context, id: string) {
  const row = await ctx.db.export.findUnique({ where: { extId: id }, select: SELECT });
  if (!row) throw noSuchExport();
  await requireSightedFile(ctx, row);

  return row;
}

const LATEST = 100;

/** The latest 100 exports of a corpus that the person may have, newest first. */
export async function listExports(ctx: Context, input: { readonly corpus: string }): Promise<ExportList> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, input.corpus);
  const own = await ownFilesOnly(ctx, corpus.id);
  const latest = { where: { corpusId: corpus.id, ...own }, orderBy: { id: "desc" }, take: LATEST } as const;
  // Before the rows: an export whose job ended has its manifest.
  const jobs = await jobsOf(ctx.db, await ctx.db.export.findMany({ ...latest, select: { jobId: true } }));
  const rows = await ctx.db.export.findMany({ ...latest, select: SELECT });
  const items = rows.map((row) => toExport(row, jobs.get(row.jobId) ?? null));

  return { items, leavesOut: own !== undefined && (await hasOthers(ctx.db, corpus.id, own)) };
}

async function jobsOf(
  db: Db,
  rows: readonly { readonly jobId: string | null }[],
): Promise<ReadonlyMap<string | null, Job>> {
  const ids = rows.flatMap((row) => row.jobId ?? []);
  const jobs = await queryRows(db, JobRow, sql`select ${jobColumns} from job_run j where j.id = any(${ids}::uuid[])`);

  return new Map(jobs.map((job) => [job.id, toJob(job)]));
}

async function hasOthers(db: Db, corpusId: number, own: OwnFiles): Promise<boolean> {
  return (await db.export.findFirst({ where: { corpusId, NOT: own }, select: { id: true } })) !== null;
}

/**
 * The file of a finished export: its name and where it lies.
 *
 * @throws ServiceError NOT_FOUND, CONFLICT while it is written, FORBIDDEN where it may hold what the person reviews blind
 */
export async function getExportFile(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<{ readonly fileName: string; readonly path: string; readonly manifest: Manifest }> {
  requirePermission(ctx, "export");
  const row = await findExport(ctx, id);
  const manifest = Manifest.nullable().parse(row.manifest);
  if (!manifest) throw new ServiceError("CONFLICT", "This export is not finished, so there is no file yet.");

  return { fileName: row.fileName, path: pathFromHome(ctx.home, row.path), manifest };
}

function noSuchExport(): ServiceError {
  return new ServiceError("NOT_FOUND", "There is no such export.");
}

interface Row {
  readonly extId: string;
  readonly preset: string;
  readonly filter: string;
  readonly fileName: string;
  readonly manifest: unknown;
  readonly createdAt: Date;
  readonly corpus: { readonly name: string };
}

function toExport(row: Row, job: Job | null): Export {
  return {
    id: row.extId,
    corpus: row.corpus.name,
    preset: row.preset,
    filter: row.filter,
    fileName: row.fileName,
    manifest: Manifest.nullable().parse(row.manifest),
    job,
    createdAt: row.createdAt.toISOString(),
  };
}

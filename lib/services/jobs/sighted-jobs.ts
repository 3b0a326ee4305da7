import type { Job } from "@/lib/contract/jobs";
import type { Asker } from "@/lib/services/blindness/asker";
import { isAmong, ownFilesOnly } from "@/lib/services/blindness/require-sighted-file";
import { type JobRow, toJob } from "./job-row";

const HIDDEN_ERROR = "Why this export failed is hidden from you while you review trajectories of its corpus blind.";

/**
 * Jobs as a person may see them. How many rows an export has and how it ended may tell of what they review blind, so
 * both are left out where its file is closed to them.
 */
export async function sightedJobs(asker: Asker, rows: readonly JobRow[]): Promise<Job[]> {
  const exported = rows.filter((row) => row.kind === "export_corpus").map((row) => row.id);
  const closed = exported.length === 0 ? new Set() : await closedOf(asker, exported);

  return rows.map((row) => (closed.has(row.id) ? veiled(toJob(row)) : toJob(row)));
}

/** Jobs whose export may not be seen. */
async function closedOf(asker: Asker, jobIds: readonly string[]): Promise<ReadonlySet<string | null>> {
  const files = await asker.db.export.findMany({
    where: { jobId: { in: [...jobIds] } },
    select: { jobId: true, corpusId: true, personId: true, createdAt: true },
  });
  const corpora = [...new Set(files.map((file) => file.corpusId))];
  const conditions = new Map(
    await Promise.all(corpora.map(async (id) => [id, await ownFilesOnly(asker, id)] as const)),
  );

  return new Set(files.filter((file) => !isAmong(conditions.get(file.corpusId), file)).map((file) => file.jobId));
}

function veiled(job: Job): Job {
  return { ...job, done: 0, total: 0, result: null, error: job.error === null ? null : HIDDEN_ERROR };
}

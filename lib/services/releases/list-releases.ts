import type { Job } from "@/lib/contract/jobs";
import type { ReleaseList } from "@/lib/contract/releases";
import { ownFilesOnly } from "@/lib/services/blindness/require-sighted-file";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { openRelease, RELEASE_FIELDS, toSummary } from "./release-fields";
import { jobsOf } from "./release-jobs";

/** A person does not read more of them; the newest count. */
const MOST = 200;

/** Releases of a corpus that the person may see, the newest first. */
export async function listReleases(ctx: Context, { id }: { readonly id: string }): Promise<ReleaseList> {
  requirePermission(ctx, "see_releases");
  const corpus = await getCorpusKey(ctx.db, id);
  const { releaseApprovals } = await ctx.db.corpus.findUniqueOrThrow({
    where: { id: corpus.id },
    select: { releaseApprovals: true },
  });
  const own = await ownFilesOnly(ctx, corpus.id);
  const rows = await ctx.db.release.findMany({
    where: { corpusId: corpus.id, ...own },
    orderBy: { number: "desc" },
    take: MOST,
    select: RELEASE_FIELDS,
  });
  const jobs = await jobsOf(ctx, rows);

  return {
    items: rows.map((row) => {
      const job: Job | null = jobs.get(row.jobId) ?? null;

      return toSummary(openRelease(row, job), job);
    }),
    approvalsNeeded: releaseApprovals,
    leavesOut: own !== undefined && (await ctx.db.release.count({ where: { corpusId: corpus.id, NOT: own } })) > 0,
  };
}

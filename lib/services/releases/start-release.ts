import * as z from "zod";
import type { BuildRelease, ReleaseStarted } from "@/lib/contract/releases";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { readRecipe } from "./read-recipe";
import { RELEASE_JOB } from "./release-job";

const NumberRow = z.object({ number: z.int(), approvalsNeeded: z.int() });

/**
 * Starts the build of a release in the background.
 *
 * @param input - `workerId` where the caller runs the job itself
 * @throws ServiceError NOT_FOUND, INVALID or CONFLICT for a part of the recipe, FORBIDDEN for who reviews blind
 */
export async function startRelease(
  ctx: Context,
  { id, name, note, recipe: given, workerId }: BuildRelease & { readonly id: string; readonly workerId?: string },
): Promise<ReleaseStarted> {
  requirePermission(ctx, "build_release");
  await getCorpusKey(ctx.db, id);
  const { corpus, recipe, splitId, filterVersionId } = await readRecipe(ctx, id, given);

  return ctx.db.$transaction(async (tx) => {
    const [row] = await queryRows(
      tx,
      NumberRow,
      sql`update corpus set release_number = release_number + 1 where id = ${corpus.id} returning release_number as number, release_approvals as "approvalsNeeded"`,
    );
    if (row === undefined) throw new Error("The corpus gave no number.");
    const { extId } = await tx.release.create({
      data: {
        ...{ corpusId: corpus.id, ...row, name, note, recipe, splitId, filterVersionId },
        ...{ personId: ctx.person.id, createdAt: ctx.now() },
      },
      select: { extId: true },
    });
    const jobId = await startJob(tx, {
      ...{ kind: RELEASE_JOB, payload: { release: extId, corpus: corpus.extId }, personId: ctx.person.id },
      ...{ unit: "rows", total: 0 },
      ...(workerId === undefined ? {} : { workerId }),
    });
    await tx.release.update({ where: { extId }, data: { jobId } });
    await tx.audit.create({
      data: {
        ...{ personId: ctx.person.id, verb: "build_release", subject: `release:${extId}`, at: ctx.now() },
        detail: { corpus: corpus.extId, number: row.number, name, recipe },
      },
    });

    return { releaseId: extId, jobId };
  });
}

import * as z from "zod";
import type { ReleaseStage } from "@/lib/contract/releases";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { auditRelease } from "./audit-release";
import { freezeRelease } from "./freeze-release";
import { readRecipe } from "./read-recipe";
import { openRelease, readRelease } from "./release-fields";
import { writeRelease } from "./write-release";

interface Building {
  readonly id: string;
  readonly databaseUrl: string;
  /** How far it is, stage by stage; a total of 0 is not known yet. What it throws stops the build. */
  readonly onProgress: (done: number, total: number, stage: ReleaseStage) => Promise<void>;
}

export interface BuiltRelease {
  readonly rows: number;
  readonly isBlocked: boolean;
}

/**
 * Builds a release: freezes its members, writes its files, audits it. One that was interrupted goes on from the last of
 * these that ended, and gives the same bytes; it freezes anew when its split or the clusters have changed meanwhile.
 *
 * @throws ServiceError CONFLICT when there is nothing to release, or what it is made of does not rest
 */
export async function buildRelease(ctx: Context, { id, databaseUrl, onProgress }: Building): Promise<BuiltRelease> {
  const begun = openRelease(await readRelease(ctx.db, id), null);
  if (begun.state === "building") {
    if (begun.row.frozenAt === null || (await hasMoved(ctx.db, begun.row.id)))
      await freeze(ctx, { id, databaseUrl, onProgress });
    const release = openRelease(await readRelease(ctx.db, id), null);
    const total = await ctx.db.releaseMember.count({ where: { releaseId: release.row.id } });
    await onProgress(0, total, "write");
    await writeRelease(ctx, release, { onMember: (done) => onProgress(done, total, "write") });
  }

  const draft = openRelease(await readRelease(ctx.db, id), null);
  const { manifest, audit } =
    draft.state === "draft" ? await auditRelease(ctx, draft, (done, total) => onProgress(done, total, "audit")) : draft;

  return { rows: manifest?.rows ?? 0, isBlocked: audit?.isBlocked ?? false };
}

const MovedRow = z.object({ hasMoved: z.boolean() });

/** Whether the pools or the clusters are no longer those that the members were drawn from; labels are frozen with them. */
async function hasMoved(db: Db, releaseId: number): Promise<boolean> {
  const rows = await queryRows(
    db,
    MovedRow,
    sql`select coalesce(c.clustered_at > r.frozen_at, false) or exists (
          select from split_pool sp where sp.split_id = r.split_id and sp.assigned_at > r.frozen_at) or exists (
          -- What had no pool before its pin is gone from the pools.
          select from split_pin s where s.split_id = r.split_id and s.unpinned_at > r.frozen_at) as "hasMoved"
        from release r join corpus c on c.id = r.corpus_id where r.id = ${releaseId}`,
  );

  return rows.some((row) => row.hasMoved);
}

async function freeze(ctx: Context, { id, databaseUrl, onProgress }: Building): Promise<void> {
  const { row, recipe } = openRelease(await readRelease(ctx.db, id), null);
  const known = await readRecipe(ctx, row.corpus.extId, recipe);
  const where = await settledRows(ctx, known.corpus.id, known.filter);

  await freezeRelease(ctx.db, {
    ...{ releaseId: row.id, known, where, databaseUrl, now: ctx.now },
    onTry: () => onProgress(0, 0, "choose"),
  });
}

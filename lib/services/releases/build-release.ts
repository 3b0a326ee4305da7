import * as z from "zod";
import type { ReleaseStage } from "@/lib/contract/releases";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { settledRows } from "@/lib/services/trajectories/matching-rows";
import { auditRelease } from "./audit-release";
import { freezeRelease } from "./freeze-release";
import { readRecipe } from "./read-recipe";
import { openRelease, readRelease } from "./release-fields";
import { type SplitProblems, splitProblems } from "./split-problems";
import { writeRelease } from "./write-release";

/** A lead who pins cluster after cluster has the members frozen anew; more often than this it is not tried. */
const MOST_TRIES = 5;

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
    const { problems, members } = await freezeWithProblems(ctx, { id, databaseUrl, onProgress });
    const release = openRelease(await readRelease(ctx.db, id), null);
    await writeRelease(ctx, release, { problems, onMember: (done) => onProgress(done, members, "write") });
  }

  const draft = openRelease(await readRelease(ctx.db, id), null);
  const { manifest, audit } =
    draft.state === "draft" ? await auditRelease(ctx, draft, (done, total) => onProgress(done, total, "audit")) : draft;

  return { rows: manifest?.rows ?? 0, isBlocked: audit?.isBlocked ?? false };
}

interface Frozen {
  readonly problems: SplitProblems;
  /** How many there are. */
  readonly members: number;
}

/**
 * Freezes the members, unless they are, and reads pools and clusters of the same moment: all of both that is written comes
 * from here, so what moves while the files are written is in none of them.
 */
async function freezeWithProblems(ctx: Context, building: Building): Promise<Frozen> {
  const { row } = openRelease(await readRelease(ctx.db, building.id), null);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (await hasMoved(ctx.db, row.id)) await freeze(ctx, building);
    const members = await ctx.db.releaseMember.count({ where: { releaseId: row.id } });
    await building.onProgress(0, members, "write");
    const problems = await splitProblems(ctx.db, { ...row, releaseId: row.id });
    if (!(await hasMoved(ctx.db, row.id))) return { problems, members };
  }

  throw new ServiceError(
    "CONFLICT",
    "The split or the leak clusters of this corpus change faster than a release is made of them. Build it when they rest.",
  );
}

const MovedRow = z.object({ hasMoved: z.boolean() });

/**
 * Whether the pools or the clusters are no longer those that the members were drawn from, or no members are drawn yet;
 * labels are frozen with them.
 */
async function hasMoved(db: Db, releaseId: number): Promise<boolean> {
  const rows = await queryRows(
    db,
    MovedRow,
    sql`select r.frozen_at is null or coalesce(c.clustered_at > r.frozen_at, false) or exists (
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

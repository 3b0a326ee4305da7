import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { findRelease } from "./find-release";
import { type OpenRelease, openRelease, readRelease } from "./release-fields";
import { currentJob } from "./release-jobs";
import { type ReleaseStep, whyNot } from "./release-steps";
import { stepsOf } from "./steps-of";

interface Step<Result> {
  readonly id: string;
  readonly step: ReleaseStep;
  /** What the audit log says of it. */
  readonly detail: Readonly<Record<string, string>>;
  /** Runs while nobody else changes the release. */
  readonly change: (tx: DbOrTransaction, release: OpenRelease) => Promise<Result>;
}

/**
 * Takes one step of a release, if it is open for the person at that moment.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND, or CONFLICT that says why the step is closed
 */
export async function withRelease<Result>(ctx: Context, { id, step, detail, change }: Step<Result>): Promise<Result> {
  requirePermission(ctx, step === "delete" ? "build_release" : "sign_release");
  await findRelease(ctx, { id });

  return ctx.db.$transaction(async (tx) => {
    await lockRelease(tx, id);
    const row = await readRelease(tx, id);
    const job = await currentJob(tx, row);
    const release = openRelease(row, job);
    const why = whyNot(step, stepsOf(ctx, release, step === "delete" ? job : null));
    if (why !== undefined) throw new ServiceError("CONFLICT", why);

    const result = await change(tx, release);
    await tx.audit.create({
      data: {
        ...{ personId: ctx.person.id, verb: `release_${step}`, subject: `release:${id}`, at: ctx.now() },
        detail: { number: release.row.number, name: release.row.name, ...detail },
      },
    });

    return result;
  });
}

/** Steps of one release follow each other. */
export async function lockRelease(tx: DbOrTransaction, id: string): Promise<void> {
  await queryRows(tx, z.object({ id: z.int() }), sql`select id from release where ext_id = ${id}::uuid for update`);
}

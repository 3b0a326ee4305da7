import * as z from "zod";
import { queryRows } from "@/lib/db/query-rows";
import { lockCorpus } from "@/lib/services/clusters/lock-corpus";
import type { Context } from "@/lib/services/context";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { requirePermission } from "@/lib/services/require-permission";
import { refuseTaken } from "./refuse-taken";
import { locateSet } from "./set-row";

/**
 * Protects a set no more. It is kept, so that it can be brought back; doing it twice changes nothing.
 *
 * @throws ServiceError NOT_FOUND; CONFLICT while an import of the corpus is being taken back
 */
export async function removeProtectedSet(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  await setProtection(ctx, { id, verb: "remove_protected_set", removedAt: ctx.now() });
}

/**
 * Protects a removed set again.
 *
 * @throws ServiceError NOT_FOUND; CONFLICT where its name or its file is protected meanwhile, and while an import of the
 *   corpus is being taken back
 */
export async function restoreProtectedSet(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  await setProtection(ctx, { id, verb: "restore_protected_set", removedAt: null });
}

interface Protection {
  readonly id: string;
  readonly verb: "remove_protected_set" | "restore_protected_set";
  readonly removedAt: Date | null;
}

async function setProtection(ctx: Context, { id, verb, removedAt }: Protection): Promise<void> {
  requirePermission(ctx, "change_splits");

  await ctx.db.$transaction(async (tx) => {
    const { corpusId } = await locateSet(tx, id);
    await holdCorpus(tx, corpusId);
    await queryRows(tx, z.object({}), lockCorpus(corpusId));
    const set = await locateSet(tx, id);
    if ((set.removedAt === null) === (removedAt === null)) return;
    if (removedAt === null) await refuseTaken(tx, set);

    await tx.protectedSet.update({ where: { id: set.id }, data: { removedAt }, select: { id: true } });
    await tx.audit.create({
      data: {
        ...{ personId: ctx.person.id, verb, subject: `protected_set:${id}` },
        ...{ detail: { name: set.name, file: set.fileName }, at: ctx.now() },
      },
    });
  });
}

import { randomUUID } from "node:crypto";
import type { FilterVersion, SaveFilter } from "@/lib/contract/filters";
import type { DbOrTransaction } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { hashThresholds } from "@/lib/services/corpora/ensure-filter-version";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { getFilter } from "./get-filter";

/**
 * Keeps thresholds as a filter version, which never changes again.
 *
 * @throws ServiceError CONFLICT where a version with these thresholds exists, which it names, or where the name is taken;
 *   NOT_FOUND without the version that it is based on
 */
export async function saveFilter(ctx: Context, input: SaveFilter): Promise<FilterVersion> {
  requirePermission(ctx, "save_filter");
  const { name, reason, thresholds } = input;
  const hash = hashThresholds(thresholds);
  const extId = randomUUID();

  return ctx.db.$transaction(async (tx) => {
    const base = input.basedOn === undefined ? null : await baseOf(tx, input.basedOn);
    const { count } = await tx.filterVersion.createMany({
      data: [
        {
          ...{ extId, name, hash, thresholds, reason, author: ctx.person.name },
          ...{ personId: ctx.person.id, basedOnId: base?.id ?? null, createdAt: ctx.now() },
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) throw await conflict(tx, name, hash);

    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "save_filter",
        subject: `filter:${extId}`,
        detail: { name, hash, reason, basedOn: base?.name ?? null },
        at: ctx.now(),
      },
    });

    return getFilter({ ...ctx, db: tx }, { id: extId });
  });
}

async function baseOf(db: DbOrTransaction, extId: string): Promise<{ readonly id: number; readonly name: string }> {
  const base = await db.filterVersion.findUnique({ where: { extId }, select: { id: true, name: true } });
  if (!base) throw new ServiceError("NOT_FOUND", "The filter version that this one is based on is not there.");

  return base;
}

async function conflict(db: DbOrTransaction, name: string, hash: string): Promise<ServiceError> {
  const same = await db.filterVersion.findUnique({ where: { hash }, select: { name: true } });

  return new ServiceError(
    "CONFLICT",
    same
      ? `These are the thresholds of “${same.name}”. Use that version.`
      : `There is a filter version “${name}”. Choose another name.`,
  );
}

import type { ReferenceRemoved, RemoveReference } from "@/lib/contract/references";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { lockReference } from "./lock-reference";

/**
 * Takes a reference value off the list. It is kept, so that it can be brought back.
 *
 * @returns the version that brings it back
 * @throws ServiceError NOT_FOUND or CONFLICT
 */
export async function removeReference(
  ctx: Context,
  { id, version }: RemoveReference & { readonly id: string },
): Promise<ReferenceRemoved> {
  requirePermission(ctx, "change_references");

  return ctx.db.$transaction(async (tx) => {
    const before = await lockReference(tx, { id, version });
    if (before.is_removed) throw new ServiceError("NOT_FOUND", `“${before.label}” was removed already.`);
    await tx.referenceValue.update({
      where: { extId: id },
      data: { version: version + 1, removedAt: ctx.now() },
      select: { id: true },
    });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "remove_reference",
        subject: `reference:${id}`,
        detail: { label: before.label, value: before.value, k: before.k },
        at: ctx.now(),
      },
    });

    return { id, version: version + 1 };
  });
}

import type { ChangeReference, ReferenceValue } from "@/lib/contract/references";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { type LockedReference, lockReference } from "./lock-reference";
import { referenceColumns } from "./reference-columns";
import { REFERENCE_FIELDS, toReferences } from "./reference-row";

/**
 * Changes a reference value, or brings a removed one back.
 *
 * @throws ServiceError NOT_FOUND, also for a removed one that is not brought back, or CONFLICT
 */
export async function changeReference(
  ctx: Context,
  { id, version, isRemoved, ...changes }: ChangeReference & { readonly id: string },
): Promise<ReferenceValue> {
  requirePermission(ctx, "change_references");

  return ctx.db.$transaction(async (tx) => {
    const before = await lockReference(tx, { id, version });
    if (before.is_removed && isRemoved === undefined)
      throw new ServiceError("NOT_FOUND", `“${before.label}” was removed. Bring it back before you change it.`);

    const columns = referenceColumns({ ...writtenOf(before), ...given(changes) });
    const row = await tx.referenceValue.update({
      where: { extId: id },
      data: { ...columns, version: version + 1, removedAt: null },
      select: REFERENCE_FIELDS,
    });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: before.is_removed ? "restore_reference" : "change_reference",
        subject: `reference:${id}`,
        detail: { before, after: columns },
        at: ctx.now(),
      },
    });
    const [changed] = await toReferences(tx, [row]);
    if (!changed) throw new Error("The reference value gave no row.");

    return changed;
  });
}

function writtenOf({ k, label, value, problems, source, caveat, suite, bucket }: LockedReference) {
  const figure = k === null ? ({ kind: "asr" } as const) : ({ kind: "pass_at_k", k } as const);

  return { figure, label, value, problems, source, caveat, suite, bucket };
}

type Changes = Omit<ChangeReference, "version" | "isRemoved">;
type Given = { [Name in keyof Changes]?: Exclude<Changes[Name], undefined> };

/** Without what was left out. */
function given({ label, figure, value, problems, source, caveat, suite, bucket }: Changes): Given {
  return {
    ...(label === undefined ? {} : { label }),
    ...(figure === undefined ? {} : { figure }),
    ...(value === undefined ? {} : { value }),
    ...(problems === undefined ? {} : { problems }),
    ...(source === undefined ? {} : { source }),
    ...(caveat === undefined ? {} : { caveat }),
    ...(suite === undefined ? {} : { suite }),
    ...(bucket === undefined ? {} : { bucket }),
  };
}

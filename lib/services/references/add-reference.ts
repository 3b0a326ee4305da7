import type { AddReference, ReferenceValue } from "@/lib/contract/references";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { referenceColumns } from "./reference-columns";
import { REFERENCE_FIELDS, toReferences } from "./reference-row";

/**
 * Adds a figure from elsewhere to a corpus.
 *
 * @throws ServiceError NOT_FOUND without the corpus
 */
export async function addReference(
  ctx: Context,
  { id, ...input }: AddReference & { readonly id: string },
): Promise<ReferenceValue> {
  requirePermission(ctx, "change_references");
  const corpus = await getCorpusKey(ctx.db, id);
  const columns = referenceColumns(input);

  return ctx.db.$transaction(async (tx) => {
    const row = await tx.referenceValue.create({
      data: { ...columns, corpusId: corpus.id, personId: ctx.person.id, createdAt: ctx.now() },
      select: REFERENCE_FIELDS,
    });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "add_reference",
        subject: `reference:${row.extId}`,
        detail: { ...columns, corpus: id },
        at: ctx.now(),
      },
    });
    const [added] = await toReferences(tx, [row]);
    if (!added) throw new Error("The reference value gave no row.");

    return added;
  });
}

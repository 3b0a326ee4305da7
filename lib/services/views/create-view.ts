import type { CreateView, SavedView } from "@/lib/contract/views";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

/**
 * Saves a view of the table under a name.
 *
 * @throws ServiceError CONFLICT when the corpus has a view of that name
 */
export async function createView(ctx: Context, input: CreateView): Promise<SavedView> {
  requirePermission(ctx, "save_view");
  const corpus = await getCorpusKey(ctx.db, input.corpus);
  const name = sanitiseText(input.name);

  return ctx.db.$transaction(async (tx) => {
    const data = { corpusId: corpus.id, name, query: sanitiseText(input.query), personId: ctx.person.id };
    // Of two people who save at once the constraint lets one through; nothing is written over.
    const [view] = await tx.savedView.createManyAndReturn({
      data: [data],
      skipDuplicates: true,
      select: { extId: true, name: true, query: true },
    });
    if (!view)
      throw new ServiceError(
        "CONFLICT",
        `There is already a view “${name}”. Choose another name, or remove that one first.`,
      );
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "create_view",
        subject: `view:${view.extId}`,
        detail: { name, corpus: input.corpus },
      },
    });

    return { id: view.extId, name: view.name, query: view.query, isMine: true };
  });
}

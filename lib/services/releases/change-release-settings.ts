import type { ChangeReleaseSettings } from "@/lib/contract/releases";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";

/**
 * Says how many people have to approve a release of a corpus. One that is not signed by then needs as many,
 * and never fewer than were asked for when it was built.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function changeReleaseSettings(
  ctx: Context,
  { id, approvalsNeeded }: ChangeReleaseSettings & { readonly id: string },
): Promise<void> {
  requirePermission(ctx, "sign_release");
  const corpus = await getCorpusKey(ctx.db, id);

  await ctx.db.$transaction(async (tx) => {
    await tx.corpus.update({ where: { id: corpus.id }, data: { releaseApprovals: approvalsNeeded } });
    await tx.audit.create({
      data: {
        ...{ personId: ctx.person.id, verb: "change_release_settings", subject: `corpus:${id}`, at: ctx.now() },
        detail: { approvalsNeeded },
      },
    });
  });
}

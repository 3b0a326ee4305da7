import type { Context } from "@/lib/services/context";
import { countedApprovals } from "./counted-approvals";
import { neededApprovals } from "./needed-approvals";
import { withRelease } from "./with-release";

/**
 * Takes one's own approval of a release back, as long as it is not signed. Where too few are left it is audited again, as
 * it was before.
 *
 * @throws ServiceError CONFLICT for a signed release, or for who has not approved it
 */
export async function takeBackApproval(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  await withRelease(ctx, {
    ...{ id, step: "take_back", detail: {} },
    change: async (tx, { row }) => {
      const personId = ctx.person.id;
      await tx.releaseApproval.delete({ where: { releaseId_personId: { releaseId: row.id, personId } } });
      const left = countedApprovals(row).filter((approval) => approval.personId !== personId);
      if (row.state === "approved" && left.length < neededApprovals(row))
        await tx.release.update({ where: { id: row.id }, data: { state: "audited" } });
    },
  });
}

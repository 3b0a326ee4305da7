import type { ApproveRelease } from "@/lib/contract/releases";
import type { Context } from "@/lib/services/context";
import { countedApprovals } from "./counted-approvals";
import { neededApprovals } from "./needed-approvals";
import { withRelease } from "./with-release";

/**
 * Approves an audited release. It is approved once as many people did as are asked for, and may still.
 *
 * @throws ServiceError CONFLICT while a guard stops it, or for who has approved it
 */
export async function approveRelease(
  ctx: Context,
  { id, note }: ApproveRelease & { readonly id: string },
): Promise<void> {
  await withRelease(ctx, {
    ...{ id, step: "approve", detail: { note } },
    change: async (tx, { row }) => {
      await tx.releaseApproval.create({
        data: { releaseId: row.id, personId: ctx.person.id, note, createdAt: ctx.now() },
      });
      if (countedApprovals(row).length + 1 >= neededApprovals(row))
        await tx.release.update({ where: { id: row.id }, data: { state: "approved" } });
    },
  });
}

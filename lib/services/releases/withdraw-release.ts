import type { WithdrawRelease } from "@/lib/contract/releases";
import type { Context } from "@/lib/services/context";
import { withRelease } from "./with-release";

/** Says of a signed release that it is not to be used any more, and why. Its files stay. */
export async function withdrawRelease(
  ctx: Context,
  { id, reason }: WithdrawRelease & { readonly id: string },
): Promise<void> {
  await withRelease(ctx, {
    ...{ id, step: "withdraw", detail: { reason } },
    change: async (tx, { row }) => {
      await tx.release.update({
        where: { id: row.id },
        data: {
          ...{ state: "withdrawn", withdrawnReason: reason },
          ...{ withdrawnAt: ctx.now(), withdrawnById: ctx.person.id },
        },
      });
    },
  });
}

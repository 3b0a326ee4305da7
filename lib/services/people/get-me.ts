import { Me } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";

/** Who asks, with the role that the policy is asked with. */
export async function getMe(ctx: Context, { access }: Pick<Me, "access">): Promise<Me> {
  requirePermission(ctx, "own_account");
  const { email, role } = await ctx.db.person.findUniqueOrThrow({
    where: { id: ctx.person.id },
    select: { email: true, role: true },
  });

  return Me.parse({
    id: ctx.person.extId,
    name: ctx.person.name,
    email,
    role: ctx.person.role,
    access,
    isActing: ctx.person.role !== role,
  });
}

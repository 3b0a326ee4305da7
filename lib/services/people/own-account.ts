import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";

/**
 * The account that the asking person signs in with.
 *
 * @throws ServiceError CONFLICT for the local owner, who has none
 */
export async function ownAccount(ctx: Pick<Context, "db" | "person">): Promise<{ readonly authUserId: string }> {
  const person = await ctx.db.person.findUniqueOrThrow({
    where: { id: ctx.person.id },
    select: { authUserId: true },
  });
  if (person.authUserId === null)
    throw new ServiceError(
      "CONFLICT",
      "The local owner has no account: there is no password and no session to change.",
    );

  return { authUserId: person.authUserId };
}

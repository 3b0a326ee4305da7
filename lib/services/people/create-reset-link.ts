import type { OneTimeLink } from "@/lib/contract/people";
import { RESET_HOURS } from "@/lib/domain/person";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { createToken } from "./one-time-token";

const HOUR_MS = 3_600_000;

/**
 * A link by which a person sets a new password, once. An earlier one no longer works.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT for somebody who cannot sign in
 */
export async function createResetLink(ctx: Context, { id }: { readonly id: string }): Promise<OneTimeLink> {
  requirePermission(ctx, "manage_people");
  const person = await ctx.db.person.findUnique({
    where: { extId: id },
    select: { id: true, state: true, authUserId: true },
  });
  if (person === null) throw new ServiceError("NOT_FOUND", "There is no such person.");
  if (person.authUserId === null) throw new ServiceError("CONFLICT", "This person has no account to sign in with.");
  if (person.state === "disabled") throw new ServiceError("CONFLICT", "This account is disabled. Enable it first.");

  const { token, hash } = createToken();
  const expiresAt = new Date(ctx.now().getTime() + RESET_HOURS * HOUR_MS);
  await ctx.db.$transaction(async (tx) => {
    await tx.resetLink.updateMany({ where: { personId: person.id, endedAt: null }, data: { endedAt: ctx.now() } });
    await tx.resetLink.create({ data: { personId: person.id, tokenHash: hash, createdAt: ctx.now(), expiresAt } });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "make_reset_link",
        subject: `person:${id}`,
        detail: { expiresAt: expiresAt.toISOString() },
        at: ctx.now(),
      },
    });
  });

  return { path: `/reset/${token}`, expiresAt: expiresAt.toISOString() };
}

import { type InvitationState, invitationState } from "@/lib/domain/person";
import { isAllowed } from "@/lib/domain/policy";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { hasAdmin } from "./first-admin";
import { hashToken } from "./one-time-token";

type OpenContext = Pick<Context, "db" | "now">;

const WHY: Readonly<Record<Exclude<InvitationState, "open">, string>> = {
  used: "This invitation was used already. Sign in, or ask an admin for a new one.",
  expired: "This invitation has expired. Ask an admin for a new one.",
  revoked: "This invitation was taken back. Ask an admin for a new one.",
};

/** What the page of an invitation shows to whoever holds its link. */
export interface OfferedInvitation {
  readonly role: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly madeBy: string;
  /** Makes the first account. */
  readonly isSetUp: boolean;
}

/**
 * An invitation by the token of its link. A set-up link ends with the first admin, whoever made them one.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT with the reason why it cannot be accepted
 */
export async function readInvitation(
  ctx: OpenContext,
  { token }: { readonly token: string },
): Promise<OfferedInvitation> {
  const { role, name, email, isSetUp, person } = await openInvitation(ctx, token);

  return { role, name, email, isSetUp, madeBy: person.name };
}

/** The row behind `readInvitation`, for accepting it. */
export async function openInvitation({ db, now }: OpenContext, token: string) {
  const row = await db.invitation.findUnique({
    where: { tokenHash: hashToken(token) },
    select: {
      id: true,
      extId: true,
      role: true,
      name: true,
      email: true,
      isSetUp: true,
      usedAt: true,
      revokedAt: true,
      expiresAt: true,
      person: { select: { name: true, role: true, state: true } },
    },
  });
  if (row === null)
    throw new ServiceError("NOT_FOUND", "There is no such invitation. Check that the link was copied whole.");

  const state = invitationState(row, now());
  if (state !== "open") throw refusedInvitation(state);
  // An admin who was shown out must not come back by a link of their own.
  if (row.person.state !== "active" || !isAllowed(row.person.role, "manage_people")) throw refusedInvitation("revoked");

  if (row.isSetUp && (await hasAdmin(db))) throw refusedInvitation("revoked");

  return row;
}

/** Why an invitation cannot be accepted. */
export function refusedInvitation(state: Exclude<InvitationState, "open">): ServiceError {
  return new ServiceError("CONFLICT", WHY[state]);
}

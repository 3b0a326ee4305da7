import type { Invitation, OneTimeLink } from "@/lib/contract/people";
import type { DbOrTransaction } from "@/lib/db/client";
import { INVITATION_DAYS } from "@/lib/domain/person";
import type { Role } from "@/lib/domain/policy";
import type { Context } from "@/lib/services/context";
import { INVITATION_FIELDS, toInvitations } from "./invitation-row";
import { createToken } from "./one-time-token";

const DAY_MS = 86_400_000;

interface NewInvitation {
  readonly role: Role;
  readonly name: string | null;
  readonly email: string | null;
  readonly isSetUp?: boolean;
}

/** The row, its audit entry and its link, inside a transaction of the caller, who has asked the policy. */
export async function writeInvitation(
  tx: DbOrTransaction,
  by: Pick<Context, "now" | "person">,
  given: NewInvitation,
): Promise<{ readonly invitation: Invitation; readonly link: OneTimeLink }> {
  const now = by.now();
  const { token, hash } = createToken();
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const row = await tx.invitation.create({
    data: { ...given, tokenHash: hash, personId: by.person.id, createdAt: now, expiresAt },
    select: INVITATION_FIELDS,
  });
  await tx.audit.create({
    data: {
      personId: by.person.id,
      verb: "invite",
      subject: `invitation:${row.extId}`,
      detail: { role: given.role, name: given.name, email: given.email },
      at: now,
    },
  });
  const [invitation] = await toInvitations(tx, [row], now);
  if (invitation === undefined) throw new Error("The invitation that was written cannot be read.");

  return { invitation, link: { path: `/invite/${token}`, expiresAt: expiresAt.toISOString() } };
}

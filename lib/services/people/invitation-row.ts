import { Invitation } from "@/lib/contract/people";
import type { DbOrTransaction } from "@/lib/db/client";
import { invitationState } from "@/lib/domain/person";

export const INVITATION_FIELDS = {
  id: true,
  extId: true,
  role: true,
  name: true,
  email: true,
  createdAt: true,
  expiresAt: true,
  usedAt: true,
  usedById: true,
  revokedAt: true,
  person: { select: { name: true } },
} as const;

interface InvitationRow {
  readonly extId: string;
  readonly role: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly usedById: number | null;
  readonly revokedAt: Date | null;
  readonly person: { readonly name: string };
}

/** Invitations as screens show them, with the names of those who accepted. */
export async function toInvitations(
  db: DbOrTransaction,
  rows: readonly InvitationRow[],
  now: Date,
): Promise<Invitation[]> {
  const users = await db.person.findMany({
    where: { id: { in: rows.flatMap(({ usedById }) => usedById ?? []) } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(users.map(({ id, name }) => [id, name]));

  return rows.map((row) =>
    Invitation.parse({
      id: row.extId,
      role: row.role,
      name: row.name,
      email: row.email,
      state: invitationState(row, now),
      madeBy: row.person.name,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      usedBy: row.usedById === null ? null : (nameOf.get(row.usedById) ?? null),
    }),
  );
}

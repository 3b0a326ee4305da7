import { Person } from "@/lib/contract/people";
import { isAllowed } from "@/lib/domain/policy";
import type { Context } from "@/lib/services/context";

export const PERSON_FIELDS = {
  id: true,
  extId: true,
  name: true,
  email: true,
  role: true,
  state: true,
  authUserId: true,
  lastSeenAt: true,
  createdAt: true,
} as const;

interface PersonRow {
  readonly id: number;
  readonly extId: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: string;
  readonly state: string;
  readonly authUserId: string | null;
  readonly lastSeenAt: Date | null;
  readonly createdAt: Date;
}

/** A person as the asking one may see them: the email and when they were last seen are for admins. */
export function toPerson(asker: Context["person"], row: PersonRow): Person {
  const seesAccount = isAllowed(asker.role, "manage_people");

  return Person.parse({
    id: row.extId,
    name: row.name,
    email: seesAccount ? row.email : null,
    role: row.role,
    state: row.state,
    signsIn: row.authUserId !== null,
    isMe: row.id === asker.id,
    lastSeenAt: seesAccount ? (row.lastSeenAt?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
  });
}

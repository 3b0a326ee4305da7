import type { Db } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { authOf } from "./auth";

/** Often enough to tell who is at work; not a write with every request. */
const SEEN_EVERY_MS = 5 * 60_000;

export interface SignedIn {
  readonly person: Context["person"];
  readonly sessionId: string;
}

/**
 * Whose session the cookie of a request is. State and role are read anew each time, so a change counts at once.
 *
 * @throws ServiceError UNAUTHENTICATED without a session, or for a disabled person
 */
export async function signedIn(db: Db, headers: Headers, now: Date): Promise<SignedIn> {
  const found = await authOf(db).api.getSession({ headers, query: { disableRefresh: true, disableCookieCache: true } });
  if (found === null) throw new ServiceError("UNAUTHENTICATED", "You are not signed in. Sign in and try again.");

  const person = await db.person.findUnique({
    where: { authUserId: found.user.id },
    select: { id: true, extId: true, name: true, role: true, state: true, lastSeenAt: true },
  });
  if (person === null || person.state !== "active")
    throw new ServiceError("UNAUTHENTICATED", "This account is disabled. Ask an admin to enable it.");
  if (person.lastSeenAt === null || now.getTime() - person.lastSeenAt.getTime() > SEEN_EVERY_MS)
    await db.person.update({ where: { id: person.id }, data: { lastSeenAt: now } });

  const { id, extId, name, role } = person;

  return { person: { id, extId, name, role }, sessionId: found.session.id };
}

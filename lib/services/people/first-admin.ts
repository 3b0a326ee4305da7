import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";

/** Whether somebody can sign in as an admin: then nobody sets Assay up any more. */
export async function hasAdmin(db: DbOrTransaction): Promise<boolean> {
  return (await db.person.count({ where: { role: "admin", state: "active", authUserId: { not: null } } })) > 0;
}

/** Two who become admins by links at once follow each other from here to the end of the transaction. */
export async function lockFirstAdmin(tx: DbOrTransaction): Promise<void> {
  // The owner, who is always there: admins may be none yet.
  await tx.$executeRaw(sql`select from person where role = 'owner' order by id for no key update`);
}

/** Set-up links no longer work, also where the admin goes again. */
export async function endSetUpLinks(tx: DbOrTransaction, now: Date): Promise<void> {
  await tx.invitation.updateMany({ where: { isSetUp: true, usedAt: null, revokedAt: null }, data: { revokedAt: now } });
}

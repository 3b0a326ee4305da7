import type { DbOrTransaction } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";

/** The same id in every installation: two processes that start at once make one owner. */
const OWNER_ID = "00000000-0000-4000-8000-000000000001";

/** The person who owns a local installation; made on first use. */
export async function ensureOwner(db: DbOrTransaction): Promise<Context["person"]> {
  const select = { id: true, extId: true, name: true, role: true } as const;
  const found = await db.person.findUnique({ where: { extId: OWNER_ID }, select });
  if (found !== null) return found;

  await db.person.createMany({
    data: [{ extId: OWNER_ID, name: "Local owner", role: "owner" }],
    skipDuplicates: true,
  });

  return db.person.findUniqueOrThrow({ where: { extId: OWNER_ID }, select });
}

import type { AuditPage } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The names of the people whose ids stand in what is given; ids of anything else are passed over. */
export async function namedPeople({ db }: Pick<Context, "db">, given: unknown): Promise<AuditPage["people"]> {
  const ids = [...new Set(JSON.stringify(given).match(ID))];
  const rows = await db.person.findMany({ where: { extId: { in: ids } }, select: { extId: true, name: true } });

  return rows.map(({ extId, name }) => ({ id: extId, name }));
}

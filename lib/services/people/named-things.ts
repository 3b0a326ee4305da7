import type { AuditPage } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * The names of the people, splits, filter versions and queues whose ids stand in what is given; ids of anything else are
 * passed over. The name of a blind queue hides nothing: its reviewers read it in their list.
 */
export async function namedThings({ db }: Pick<Context, "db">, given: unknown): Promise<AuditPage["names"]> {
  const ids = [...new Set(JSON.stringify(given).match(ID))];
  const asked = { where: { extId: { in: ids } }, select: { extId: true, name: true } } as const;
  const found = await Promise.all([
    db.person.findMany(asked),
    db.split.findMany(asked),
    db.filterVersion.findMany(asked),
    db.queue.findMany(asked),
  ]);

  return found.flat().map(({ extId, name }) => ({ id: extId, name }));
}

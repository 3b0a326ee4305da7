import type { PageQuery } from "@/lib/contract/page";
import type { PersonList } from "@/lib/contract/people";
import { PAGE_ROWS } from "@/lib/domain/page-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { unknownCursor } from "@/lib/services/unknown-cursor";
import { PERSON_FIELDS, toPerson } from "./person-row";

/**
 * Everybody, by name, a page at a time. Leads need the names for their queues; emails and last seen are in it for admins
 * alone.
 *
 * @throws ServiceError INVALID for a cursor that is none
 */
export async function listPeople(
  ctx: Context,
  { cursor, limit = PAGE_ROWS }: Partial<PageQuery> = {},
): Promise<PersonList> {
  requirePermission(ctx, "make_queue");
  const rows = await ctx.db.person.findMany({
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: PERSON_FIELDS,
    take: limit + 1,
    ...(cursor === undefined ? {} : { cursor: { extId: cursor }, skip: 1 }),
  });
  if (cursor !== undefined && rows.length === 0) await requirePerson(ctx, cursor);
  const items = rows.slice(0, limit).map((row) => toPerson(ctx.person, row));

  return {
    items,
    total: await ctx.db.person.count(),
    nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
  };
}

/** Nobody behind a person is the end of the list; behind nobody it is a mistake. */
async function requirePerson(ctx: Context, id: string): Promise<void> {
  if (!(await ctx.db.person.findUnique({ where: { extId: id }, select: { id: true } }))) throw unknownCursor();
}

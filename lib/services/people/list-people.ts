import type { PersonList } from "@/lib/contract/people";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { PERSON_FIELDS, toPerson } from "./person-row";

/** Everybody, by name. Leads need the names for their queues; emails and last seen are in it for admins alone. */
export async function listPeople(ctx: Context): Promise<PersonList> {
  requirePermission(ctx, "make_queue");
  const people = await ctx.db.person.findMany({ orderBy: [{ name: "asc" }, { id: "asc" }], select: PERSON_FIELDS });

  return { items: people.map((row) => toPerson(ctx.person, row)) };
}

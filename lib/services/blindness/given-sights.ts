import type { Context } from "@/lib/services/context";
import { sightsNoted } from "./note-sight";

/** Layers that a person has had in sight, sorted, of each trajectory in turn. */
export async function sightsOf({ db, person }: Context): Promise<readonly (readonly string[])[]> {
  await sightsNoted(db);
  const rows = await db.sighting.findMany({ where: { personId: person.id }, orderBy: { trajectoryId: "asc" } });

  return rows.map(({ layers }) => layers.toSorted());
}

import type { Db } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";
import { plain } from "./classification-table";

/**
 * A split of a corpus by its name.
 *
 * @param corpus - public id
 * @throws ServiceError NOT_FOUND that names the splits there are
 */
export async function splitOf(
  db: Db,
  { corpus, name }: { readonly corpus: string; readonly name: string },
): Promise<{ readonly id: string; readonly version: number }> {
  const splits = await db.split.findMany({
    where: { corpus: { extId: corpus } },
    orderBy: { id: "desc" },
    select: { extId: true, name: true, version: true },
  });
  const split = splits.find((known) => known.name === name);
  if (split) return { id: split.extId, version: split.version };

  const names = splits.map((known) => `“${plain(known.name)}”`).join(", ");
  throw new ServiceError(
    "NOT_FOUND",
    names === ""
      ? "This corpus has no split."
      : `There is no split “${plain(name)}” in this corpus. There is ${names}.`,
  );
}

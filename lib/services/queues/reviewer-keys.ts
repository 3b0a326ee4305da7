import type { DbOrTransaction } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";

/**
 * Internal keys of the people who may review.
 *
 * @throws ServiceError INVALID when one of them is nobody, or may not sign in any more
 */
export async function reviewerKeys(db: DbOrTransaction, ids: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const people = await db.person.findMany({
    where: { extId: { in: wanted }, state: "active" },
    select: { id: true },
  });
  if (people.length !== wanted.length)
    throw new ServiceError("INVALID", "One of the reviewers is not a person of this Assay. Choose them from the list.");

  return people.map((person) => person.id);
}

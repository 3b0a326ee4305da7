import type { DbOrTransaction } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";

/**
 * Internal keys of the people who may review.
 *
 * @param queueId - a queue whose own reviewers may stay named, also who may not sign in at the time
 * @throws ServiceError INVALID when one of them is nobody, or may not sign in any more
 */
export async function reviewerKeys(db: DbOrTransaction, ids: readonly string[], queueId?: number): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const named = queueId === undefined ? [] : await db.queueReviewer.findMany({ where: { queueId } });
  const people = await db.person.findMany({
    where: { extId: { in: wanted }, OR: [{ state: "active" }, { id: { in: named.map(({ personId }) => personId) } }] },
    select: { id: true },
  });
  if (people.length !== wanted.length)
    throw new ServiceError("INVALID", "One of the reviewers is not a person of this Assay. Choose them from the list.");

  return people.map((person) => person.id);
}

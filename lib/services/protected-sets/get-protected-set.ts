import { ProtectedSetDetail } from "@/lib/contract/splits";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { locateSet } from "./set-row";
import { toSets } from "./to-sets";

const Reasons = ProtectedSetDetail.shape.unreadReasons;

/**
 * A protected set with the problems of the corpus that it holds, and why records of its file hold no problem.
 *
 * @throws ServiceError NOT_FOUND; FORBIDDEN for who reviews the corpus blind
 */
export async function getProtectedSet(
  ctx: Pick<Context, "db" | "person">,
  { id }: { readonly id: string },
): Promise<ProtectedSetDetail> {
  requirePermission(ctx, "see_releases");
  const row = await locateSet(ctx.db, id);
  await requireOpenCorpus(ctx, row.corpusId);
  const [shown] = await toSets(ctx, row.corpusId, [row]);
  if (!shown) throw new Error("The protected set gave no row.");

  return { ...shown.set, hits: shown.hits, unreadReasons: Reasons.parse(row.unreadReasons) };
}

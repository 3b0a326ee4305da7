import type { Audit } from "@/lib/contract/splits";
import type { Context } from "@/lib/services/context";
import { splitBasis } from "./audit-basis";
import { auditMembers } from "./audit-members";
import { locateSplit } from "./locate-split";
import { readPools } from "./read-pools";

interface Making {
  /** The split. */
  readonly id: string;
  /** How many of how many parts are done; what it throws leaves the audit before. */
  readonly onPart?: (done: number, total: number) => Promise<void>;
}

/**
 * Audits a split as a whole and keeps the report. What lies in never_touch leaves nowhere; everything else may be shipped.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function makeAudit(ctx: Pick<Context, "db" | "now">, { id, onPart }: Making): Promise<Audit> {
  const split = await locateSplit(ctx.db, id);
  // Read first: what changes meanwhile is then seen as newer.
  const auditBasis = await splitBasis(ctx.db, id);
  const pools = await readPools(ctx.db, split.id);

  const audit = await auditMembers(ctx, {
    ...{ corpusId: split.corpusId, splitId: split.id },
    shipped: new Map([...pools].filter(([, pool]) => pool !== "never_touch")),
    rollouts: { kind: "approved" },
    ...(onPart ? { onPart } : {}),
  });
  await ctx.db.split.update({
    where: { id: split.id },
    data: { audit, auditBasis },
    select: { id: true },
  });

  return audit;
}

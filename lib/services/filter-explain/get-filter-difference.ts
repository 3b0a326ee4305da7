import * as z from "zod";
import type { FilterDifference } from "@/lib/contract/filter-difference";
import { queryRows, sql } from "@/lib/db/query-rows";
import { type ThresholdDraft, thresholdChanges, thresholdFault, withDraft } from "@/lib/domain/threshold-changes";
import { explainDifference } from "@/lib/filter/explain-difference";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { noSuchTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { factColumns, factsOf, StoredFacts } from "./stored-facts";
import { getVersionRow } from "./version-row";

interface Request {
  readonly id: string;
  /** Public ids of filter versions. */
  readonly from: string;
  readonly to: string;
  /** Thresholds over those of `to`. */
  readonly draft?: ThresholdDraft;
}

const OwnRow = StoredFacts.extend({ judge_score: z.number().nullable() });

/**
 * What two filter versions say of one trajectory and why it is not the same, from its stored signals. Who reviews it blind
 * learns nothing of it.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN; INVALID where the draft cannot be used
 */
export async function getFilterDifference(
  ctx: Context,
  { id, from, to, draft = {} }: Request,
): Promise<FilterDifference> {
  requirePermission(ctx, "read");
  const key = await locateSighted(ctx, id, "what the filter says of it");
  const [before, after, [row]] = await Promise.all([
    getVersionRow(ctx.db, from),
    getVersionRow(ctx.db, to),
    queryRows(
      ctx.db,
      OwnRow,
      sql`select t.judge_score, ${factColumns} from trajectory t
          join signal s on s.corpus_id = ${key.corpusId} and s.trajectory_id = t.id
          where t.corpus_id = ${key.corpusId} and t.id = ${key.id}`,
    ),
  ]);
  if (!row) throw noSuchTrajectory();

  const thresholds = withDraft(after.thresholds, draft);
  const fault = thresholdFault(thresholds);
  if (fault !== undefined) throw new ServiceError("INVALID", fault);
  const facts = { ...factsOf(row), judgeScore: row.judge_score ?? undefined };
  const difference = explainDifference(facts, before.thresholds, thresholds);

  return {
    ...difference,
    from: { version: before.ref, isDraft: false, ...difference.from },
    to: {
      version: after.ref,
      isDraft: thresholdChanges(after.thresholds, thresholds).length > 0,
      ...difference.to,
    },
  };
}

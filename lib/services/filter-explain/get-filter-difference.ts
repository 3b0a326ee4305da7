import * as z from "zod";
import type { FilterDifference } from "@/lib/contract/filter-difference";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isAllowed } from "@/lib/domain/policy";
import { type ThresholdDraft, thresholdChanges, thresholdFault, withDraft } from "@/lib/domain/threshold-changes";
import { explainDifference, othersDecide, type VersionPair } from "@/lib/filter/explain-difference";
import type { LeavesBoth } from "@/lib/filter/lab/leaves-both";
import { locateSighted } from "@/lib/services/blindness/locate-sighted";
import type { Context } from "@/lib/services/context";
import { labScope } from "@/lib/services/filter-lab/lab-scope";
import { otherRow, readRowRefs } from "@/lib/services/filter-lab/row-refs";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { runTask } from "@/lib/services/threads/run-task";
import { noSuchTrajectory, type TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
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
 * What two filter versions say of one trajectory and why it is not the same, from its stored signals; and where others
 * decide too, from those of its corpus, for who may test filters. Who reviews it blind learns nothing of it, and what is
 * told counts nothing else that the person reviews blind.
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
  // The column is of single precision and comes as a decimal number of its few digits. The lab and the selection compute by
  // what it holds, and a gate may lie between the two.
  const judgeScore = row.judge_score === null ? undefined : Math.fround(row.judge_score);
  const facts = { ...factsOf(row), judgeScore };
  const pair = { from: before.thresholds, to: thresholds };
  const leaves = await leavesOf(ctx, key, pair);
  const difference = explainDifference(facts, pair, leaves);
  const others = [leaves?.from.other, leaves?.to.other].filter((other) => other !== undefined);
  const refs = await readRowRefs(
    ctx,
    key.corpusId,
    others.map((other) => ({ id: other })),
  );

  return {
    ...difference,
    from: { version: before.ref, isDraft: false, ...difference.from, leaves: leavesAt(leaves?.from, refs) },
    to: {
      version: after.ref,
      isDraft: thresholdChanges(after.thresholds, thresholds).length > 0,
      ...difference.to,
      leaves: leavesAt(leaves?.to, refs),
    },
  };
}

function leavesAt(
  leaves: LeavesBoth["to"] | undefined,
  refs: Awaited<ReturnType<typeof readRowRefs>>,
): FilterDifference["to"]["leaves"] {
  return leaves === undefined ? null : { ...leaves, other: otherRow(refs, leaves.other) };
}

/** By the computation that lists who enters and leaves; nothing where the trajectory alone decides. */
async function leavesOf(ctx: Context, key: TrajectoryKey, pair: VersionPair): Promise<LeavesBoth | undefined> {
  if (!othersDecide(pair) || !isAllowed(ctx.person.role, "test_filter")) return undefined;
  const scope = await labScope(ctx, key.corpusId, [pair.from, pair.to]);

  return runTask("leaves", { ...scope, question: { ...pair, trajectory: Number(key.id) } });
}

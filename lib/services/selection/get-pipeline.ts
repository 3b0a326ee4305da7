import type * as z from "zod";
import type { AskPipeline, Pipeline } from "@/lib/contract/pipeline";
import { LEAVING, type Leaving, PIPELINE_STAGES, type PipelineStage } from "@/lib/domain/pipeline";
import { isStageOff } from "@/lib/filter/lab/stage-counts";
import { printExactValue } from "@/lib/query/print-filter";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { labScope } from "@/lib/services/filter-lab/lab-scope";
import { readSplitColumns } from "@/lib/services/filter-lab/read-split-columns";
import { countUnread } from "@/lib/services/imports/count-unread";
import { requirePermission } from "@/lib/services/require-permission";
import { runTask } from "@/lib/services/threads/run-task";
import { freshSelection } from "./fresh-selection";
import { isActiveVersion, listsSelection } from "./lists-selection";

/** The first place at which those leave that came as far as a stage. */
const LEAVES_FROM = {
  extracted: undefined,
  winners: "coefficient",
  normalised: "coefficient",
  coefficient: "format",
  format: "duplicate",
  dedup: "structure",
  structure: "problem_cap",
  caps: "kept",
} as const satisfies Record<PipelineStage, Leaving | undefined>;

/**
 * How many trajectories come as far as each stage under thresholds, counted anew from the stored signals and the labels
 * of this moment. A stored selection that is behind is made anew.
 *
 * @throws ServiceError FORBIDDEN or NOT_FOUND
 */
export async function getPipeline(
  ctx: Context,
  { id, thresholds, anew = false }: z.infer<typeof AskPipeline> & { readonly id: string },
): Promise<Pipeline> {
  requirePermission(ctx, "test_filter");
  const corpus = await getCorpusKey(ctx.db, id);
  const state = await freshSelection(ctx.db, corpus.id, { anew });

  const [scope, unread, columns] = await Promise.all([
    labScope(ctx, corpus.id, [thresholds]),
    countUnread(ctx, corpus.id),
    readSplitColumns(ctx, corpus.id),
  ]);
  const question = { thresholds, splits: columns };
  const { counts, splits, caps, ...figures } = await runTask("pipeline", { ...scope, question });
  const [isActive, isListed] = await Promise.all([
    isActiveVersion(ctx, corpus.id, thresholds),
    listsSelection(ctx, corpus.id, thresholds),
  ]);

  return {
    stages: PIPELINE_STAGES.map((stage, at) => ({
      stage,
      count: (counts[at] ?? 0) + (stage === "extracted" ? unread.waiting : 0),
      isOff: isStageOff(stage, thresholds),
      filter: isListed ? filterOf(stage) : null,
    })),
    splits: splits.map(({ split, pools }) => ({
      split,
      pools: pools.map(({ pool, count }) => {
        const isFound = isListed && pool !== null;
        return { pool, count, filter: isFound ? `leaves:kept pool:${printExactValue(`${split}/${pool}`)}` : null };
      }),
    })),
    rejectedRows: unread.waiting,
    setAsideRows: unread.setAside,
    leftOut: scope.hidden.length,
    ...figures,
    caps: [...caps],
    isActive,
    selectedAt: state.selectedAt?.toISOString() ?? null,
    isBehind: !state.isCurrent,
    isBeingMade: state.isBeingMade,
  };
}

function filterOf(stage: PipelineStage): string {
  const from = LEAVES_FROM[stage];

  return from === undefined ? "" : `leaves:${LEAVING.slice(LEAVING.indexOf(from)).join(",")}`;
}

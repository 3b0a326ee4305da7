import type { AskWhatIf, LabelledScores, WhatIf } from "@/lib/contract/what-if";
import { PIPELINE_STAGES } from "@/lib/domain/pipeline";
import { isStageOff } from "@/lib/filter/lab/stage-counts";
import type { LabelledSide } from "@/lib/filter/lab/what-if-figures";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { getFilter } from "@/lib/services/filters/get-filter";
import { countUnread } from "@/lib/services/imports/count-unread";
import { requirePermission } from "@/lib/services/require-permission";
import { readApproved } from "@/lib/services/selection/read-approved";
import { runTask } from "@/lib/services/threads/run-task";
import { countUnsettled } from "./count-unsettled";
import { labScope } from "./lab-scope";
import { readSplitColumns } from "./read-split-columns";
import { readRowRefs, withRefs } from "./row-refs";
import { shownScores } from "./shown-scores";

/**
 * What would change if thresholds took the place of a saved version, over the rows with a label that was given blind, or with
 * any, and over the whole corpus, from stored signals alone. Nothing is written.
 *
 * @throws ServiceError FORBIDDEN, or NOT_FOUND for the corpus or the version
 */
export async function askWhatIf(
  ctx: Asker,
  { id, base, thresholds: to, labels }: AskWhatIf & { readonly id: string },
): Promise<WhatIf> {
  requirePermission(ctx, "test_filter");
  const corpus = await getCorpusKey(ctx.db, id);
  const { thresholds: from } = await getFilter(ctx, { id: base });
  const start = performance.now();
  const [scope, unread, splits, approved, unsettled] = await Promise.all([
    labScope(ctx, corpus.id, [from, to]),
    countUnread(ctx, corpus.id),
    readSplitColumns(ctx, corpus.id),
    readApproved(ctx, corpus.id),
    countUnsettled(ctx, corpus.id),
  ]);
  const found = await runTask("whatIf", { ...scope, question: { from, to, splits, counts: labels, approved } });
  const ms = performance.now() - start;
  const moved = [...found.entered.samples, ...found.left.samples, ...found.labelled.flips];
  const refs = await readRowRefs(ctx, corpus.id, moved);

  return {
    trajectories: found.trajectories,
    leftOut: scope.hidden.length,
    ms,
    verdicts: found.verdicts,
    moved: found.moved,
    stages: PIPELINE_STAGES.map((stage, at) => ({
      stage,
      before: (found.stages.before[at] ?? 0) + (stage === "extracted" ? unread.waiting : 0),
      after: (found.stages.after[at] ?? 0) + (stage === "extracted" ? unread.waiting : 0),
      isOff: isStageOff(stage, to),
    })),
    entered: { ...found.entered, samples: withRefs(found.entered.samples, refs) },
    left: { ...found.left, samples: withRefs(found.left.samples, refs) },
    mix: found.mix,
    labelled: {
      ...{ labels, notBlind: found.notBlind, unsettled, n: found.labelled.n },
      before: labelledScores(found.labelled.before),
      after: labelledScores(found.labelled.after),
      flipped: found.labelled.flipped,
      paired: found.labelled.paired,
      flips: withRefs(found.labelled.flips, refs),
    },
    notCompared: found.notCompared,
    notScored: found.notScored,
    mostKept: found.mostKept,
    caps: [...found.caps],
  };
}

function labelledScores({ confusion, ...scores }: LabelledSide): LabelledScores {
  return { confusion, ...shownScores(scores) };
}

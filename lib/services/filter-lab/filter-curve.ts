import type { AskCurve, FilterCurve } from "@/lib/contract/what-if";
import type { CurvePlace } from "@/lib/filter/lab/curve-figures";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { runTask } from "@/lib/services/threads/run-task";
import { countUnsettled } from "./count-unsettled";
import { labScope } from "./lab-scope";
import { shownScores } from "./shown-scores";

/**
 * Precision and recall of agentic against labels of people, those given blind or all, along one threshold, the others as they are.
 *
 * @throws ServiceError FORBIDDEN or NOT_FOUND
 */
export async function askFilterCurve(
  ctx: Asker,
  { id, labels, ...question }: AskCurve & { readonly id: string },
): Promise<FilterCurve> {
  requirePermission(ctx, "test_filter");
  const corpus = await getCorpusKey(ctx.db, id);
  // A curve compares no thoughts, whatever its thresholds say.
  const [scope, unsettled] = await Promise.all([labScope(ctx, corpus.id, []), countUnsettled(ctx, corpus.id)]);
  const { n, notBlind, points, off } = await runTask("filterCurve", {
    ...scope,
    question: { ...question, counts: labels },
  });

  return {
    along: question.along,
    ...{ labels, notBlind, unsettled, n },
    points: points.map(({ at, ...place }) => ({ at, ...shownPlace(place) })),
    off: off === undefined ? null : shownPlace(off),
  };
}

function shownPlace({ calledAgentic, isCurrent, paired, ...scores }: CurvePlace): NonNullable<FilterCurve["off"]> {
  return { calledAgentic, isCurrent, paired: paired ?? null, ...shownScores(scores) };
}

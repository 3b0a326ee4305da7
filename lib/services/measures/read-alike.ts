import { isDeepStrictEqual } from "node:util";
import type { Analysis } from "@/lib/domain/analysis";
import { type AnalysisIndex, indexAnalysis } from "@/lib/domain/analysis-index";
import { idsBeforeCall, idsBeforeLogged, idsTold } from "@/lib/domain/ids-in-step";
import type { Step } from "@/lib/domain/step";
import { signalPlaces } from "@/lib/filter/signal-places";

/** Marks that are looked at in a step; to write an outline costs less than more of them. */
const MOST_MARKS = 20_000;

/** Whether a reader shows an analysis the same where it does not say which claimed answers counted. */
export function isReadAlike(steps: readonly Step[], analysis: Analysis): boolean {
  const { believed: _, ...unsaid } = analysis;
  const [now, then] = [indexAnalysis(analysis), indexAnalysis(unsaid)];

  return (
    steps.every((step) => isMarkedAlike(step, analysis, [now, then])) &&
    isDeepStrictEqual(signalPlaces(steps, analysis).unseenIds, signalPlaces(steps, unsaid).unseenIds)
  );
}

/** Ids that no told answer holds are marked by the log and the steps before in either. */
function isMarkedAlike(step: Step, { ids }: Analysis, [now, then]: readonly [AnalysisIndex, AnalysisIndex]): boolean {
  const told = [...idsTold(step, ids)].filter((id) => (ids[id]?.firstSeenStep ?? step.index) >= step.index);
  if (told.length === 0) return true;
  if (told.length * (step.claimed.length + step.logged.length) > MOST_MARKS) return false;

  const seenBy = (index: AnalysisIndex) => [
    ...step.claimed.map((_, call) => idsBeforeCall(step, call, ids, index)),
    ...step.logged.map(({ order }) => idsBeforeLogged(step, order, ids, index)),
  ];
  const before = seenBy(then);

  return seenBy(now).every((seen, place) => told.every((id) => seen.has(id) === before[place]?.has(id)));
}

import { MOST_EVIDENCE } from "@/lib/domain/verdict";
import type { FilterDecision } from "./filter-decision";
import type { Outline, OutlineAnalysis, OutlineStep } from "./outline";

/** A stored outline as the filter version of its trajectory sees it. */
export function decidedOutline(outline: Outline, decision: FilterDecision | undefined): Outline {
  const { analysis, steps } = outline;
  if (!analysis || !decision) return outline;
  const { rejects: counted, evidence, ...verdict } = decision;
  const rejects = counted.flatMap(({ code, detail }) =>
    detail === undefined ? analysis.rejects.filter((reject) => reject.code === code) : { code, detail, places: [] },
  );
  const places = analysis.dispatches
    .filter(({ attribution }) => evidence.includes(attribution))
    .slice(0, MOST_EVIDENCE)
    .map(({ step, order }) => ({ step, order }));

  return {
    ...outline,
    steps: flagRejects(steps, rejects),
    analysis: { ...analysis, rejects, verdict: { ...verdict, evidence: places } },
  };
}

/** Steps of a stored outline, which marks every reject, with the marks of these alone. */
export function flagRejects(
  steps: OutlineStep[],
  rejects: readonly Pick<OutlineAnalysis["rejects"][number], "places">[],
): OutlineStep[] {
  const marked = new Set(rejects.flatMap(({ places }) => places.map(({ step }) => step)));

  return steps.map((step) =>
    !step.flags.includes("reject") || marked.has(step.index)
      ? step
      : { ...step, flags: step.flags.filter((flag) => flag !== "reject") },
  );
}

import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { StructureLabel } from "@/lib/domain/label";
import type { OutcomeLevel } from "@/lib/domain/outcome";
import type { AlikeBy } from "@/lib/domain/pipeline";
import { VERDICT_WORDS, type Verdict } from "@/lib/domain/verdict";
import { type Leaver, labelWords, rounded, whyItLeaves } from "@/lib/filter/why-it-leaves";

interface Selected extends Omit<Leaver, "isScored"> {
  readonly rank: number;
  readonly alikeBy: AlikeBy | null;
  readonly similarity: number | null;
  readonly verdict: Verdict;
  readonly label: StructureLabel | null;
  readonly outcome: OutcomeLevel;
}

interface Group {
  /** Members with the representative; 0 where it is alike no other. */
  readonly size: number;
  /** Run of the one that represents it; absent for that one itself. */
  readonly firstRun: string | undefined;
}

/** Where the pipeline lets a trajectory go, with its group, its rank and what people say of it. */
export function whySelected(selected: Selected, thresholds: FilterThresholds, group: Group): string {
  const isScored = selected.outcome !== "unscored";
  const why = whyItLeaves({ ...selected, isScored }, thresholds, {
    duplicate: () => `${alike(selected)}, and ${ranksBehind(selected, thresholds, group)}.`,
    structure: () =>
      selected.label === null
        ? `The filter says ${VERDICT_WORDS[selected.verdict]}, not agentic.`
        : `${labelWords(selected.label)}.`,
    kept: () => keptBecause(selected, group),
  });

  // The pipeline keeps nothing that nobody scored, and a release does not ask it about that (`taken-rows.ts`).
  return isScored || selected.stage === "kept" ? why : `${why} Approval alone takes it into a release.`;
}

/** Calls are the same or not; how much of their thoughts is the same is an estimate. */
function alike({ alikeBy, similarity }: Selected): string {
  if (alikeBy === "calls") return "It makes the same calls as another one";
  if (alikeBy === null || similarity === null) return "It is nearly the same as another one";

  return `Its thoughts are about ${Math.round(similarity * 100)} % those of another one`;
}

function ranksBehind({ rank }: Selected, { dedup }: FilterThresholds, { size, firstRun }: Group): string {
  const first = firstRun === undefined ? "" : `, first the one of “${firstRun}”`;
  const place = dedup.keep === 1 ? "only the best is kept" : `only the best ${dedup.keep} are kept`;

  return `of the ${size} in its group ${place}${first}; its rank is ${rounded(rank)}`;
}

function keptBecause({ rank }: Selected, { size, firstRun }: Group): string {
  if (size === 0) return `It passes every stage and is alike no other; its rank is ${rounded(rank)}.`;
  if (firstRun === undefined)
    return `It ranks first of the ${size} that are alike, with ${rounded(rank)}, and is kept.`;

  return `It is one of those that are kept of the ${size} that are alike; its rank is ${rounded(rank)}.`;
}

import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { StructureLabel } from "@/lib/domain/label";
import type { OutcomeLevel } from "@/lib/domain/outcome";
import type { AlikeBy, Leaving } from "@/lib/domain/pipeline";
import { VERDICT_WORDS, type Verdict } from "@/lib/domain/verdict";
import { BECOMES, whyDuplicate } from "@/lib/filter/why-duplicate";
import { type Leaver, labelWords, rounded, whyItLeaves } from "@/lib/filter/why-it-leaves";

interface Selected extends Omit<Leaver, "isScored"> {
  readonly rank: number;
  readonly alikeBy: AlikeBy | null;
  readonly similarity: number | null;
  readonly verdict: Verdict;
  readonly label: StructureLabel | null;
  readonly outcome: OutcomeLevel;
}

/** One of a group, by what it is kept or left at. */
export interface GroupMember {
  readonly run: string;
  readonly rank: number;
  readonly isAgentic: boolean;
  readonly stage: Leaving;
}

interface Group {
  /** Members with the representative; 0 where it is alike no other. */
  readonly size: number;
  /** The one that represents it; absent for that one itself. */
  readonly first: GroupMember | undefined;
  /** How many of all are no near-duplicates, and how many of those are kept. */
  readonly stays: number;
  readonly kept: number;
  /** Those that are no near-duplicates, in the order of the group; of many only the first. */
  readonly staying: readonly GroupMember[];
}

/** More of a group are only counted. */
const MOST_NAMED = 3;

/** Where the pipeline lets a trajectory go, with its group, its rank and what people say of it. */
export function whySelected(selected: Selected, thresholds: FilterThresholds, group: Group): string {
  const isScored = selected.outcome !== "unscored";
  const why = whyItLeaves({ ...selected, isScored }, thresholds, {
    duplicate: () => duplicateBecause(selected, thresholds, group),
    structure: () =>
      selected.label === null
        ? `The filter says ${VERDICT_WORDS[selected.verdict]}, not agentic.`
        : `${labelWords(selected.label)}.`,
    kept: () => keptBecause(selected, thresholds, group),
  });

  // The pipeline keeps nothing that nobody scored, and a release does not ask it about that (`taken-rows.ts`).
  return isScored || selected.stage === "kept" ? why : `${why} Approval alone takes it into a release.`;
}

function duplicateBecause(selected: Selected, { dedup }: FilterThresholds, group: Group): string {
  const { size, stays, kept, first, staying } = group;
  if (first === undefined) return `It is nearly the same as another one; its rank is ${rounded(selected.rank)}.`;
  const isAgentic = (selected.label ?? selected.verdict) === "agentic";
  const why = whyDuplicate({ ...selected, isAgentic, keep: dedup.keep }, { ...first, name: named(first) });
  if (kept > 0) {
    const best = staying.filter(({ stage }) => stage === "kept");

    return `${why} Of the ${size} in its group ${listed(best, kept)} ${kept === 1 ? "is" : "are"} kept.`;
  }
  const become = staying.slice(0, MOST_NAMED).map((member) => `${named(member)} ${BECOMES[member.stage]}`);
  const rest = stays - become.length;

  return `${why} None of the ${size} in its group is kept: ${become.join(", ")}${rest > 0 ? `; ${rest} more leave later too` : ""}.`;
}

function named({ run }: GroupMember): string {
  return `the one of “${run}”`;
}

/** The first of so many by name. None may be at hand, where it is far down the group that the first one is kept. */
function listed(members: readonly GroupMember[], count: number): string {
  const names = members.slice(0, MOST_NAMED).map(named);
  if (names.length === 0) return String(count);
  const all = count > names.length ? [...names, `${count - names.length} more`] : names;

  return all.length === 1 ? all.join() : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** Where near-duplicates are off nothing was compared, so that nothing is said of likeness. */
function keptBecause({ rank }: Selected, { dedup }: FilterThresholds, { size, first }: Group): string {
  if (dedup.measure === "off") return `It passes every stage; its rank is ${rounded(rank)}.`;
  if (size === 0) return `It passes every stage and is alike no other; its rank is ${rounded(rank)}.`;
  if (first === undefined)
    return `It is kept as the first of the ${size} that are alike; its rank is ${rounded(rank)}.`;

  return `It is one of those that are kept of the ${size} that are alike; its rank is ${rounded(rank)}.`;
}

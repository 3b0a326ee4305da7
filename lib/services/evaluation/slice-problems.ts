import type { Slice } from "@/lib/domain/slice";
import { groupBy } from "@/lib/filter/group-by";
import { commonSpelling } from "@/lib/query/common-spelling";
import { within } from "@/lib/query/judge-scope";
import { printExactValue } from "@/lib/query/print-filter";
import type { ProblemFacts } from "./problem-facts";

/** More parts than a person compares. */
const MOST_SLICES = 50;
/** A filter text holds at most 4,000 characters. */
const MOST_IDS = 90;

export interface SlicedProblem extends ProblemFacts {
  readonly cluster: string;
}

export interface ProblemSlice {
  readonly value: string | null;
  /** Lists its rows; of a very large cluster those of its first problems. */
  readonly filter: string;
  /** Keys. */
  readonly problems: readonly string[];
}

export interface Sliced {
  /** Those with most problems first. */
  readonly items: readonly ProblemSlice[];
  readonly all: number;
  /** Problems that have no variant: no slice is about them. */
  readonly alone: number;
}

/** Problems by one of their values. */
export function sliceProblems(problems: readonly SlicedProblem[], by: Slice, filter: string): Sliced {
  const groups = [...groupBy(problems, by === "cluster" ? ({ cluster }) => cluster : namesOf(problems, by))];
  const kept = by === "cluster" ? groups.filter(([, of]) => of.length > 1) : groups;
  const ordered = kept.toSorted(
    ([one, of], [other, ofOther]) => ofOther.length - of.length || String(one).localeCompare(String(other)),
  );

  return {
    items: ordered.slice(0, MOST_SLICES).map(([value, of]) => ({
      value: by === "cluster" ? (of[0]?.query ?? null) : value,
      filter: within(
        filter,
        by === "cluster" ? problemTerm(of) : `${by}:${value === null ? "none" : printExactValue(value)}`,
      ),
      problems: of.map(({ key }) => key),
    })),
    all: kept.length,
    alone: groups.length - kept.length,
  };
}

/** Names that a filter takes for one are one. */
function namesOf(
  problems: readonly SlicedProblem[],
  by: Exclude<Slice, "cluster">,
): (problem: SlicedProblem) => string | null {
  const spelled = commonSpelling(problems.map((problem) => [problem[by], 1]));

  return (problem) => spelled(problem[by]);
}

function problemTerm(problems: readonly SlicedProblem[]): string {
  return `problem:${problems
    .slice(0, MOST_IDS)
    .map(({ extId }) => extId)
    .join(",")}`;
}

import type { FieldName } from "./fields";
import { parseFilter } from "./parse-filter";
import { printExactValue } from "./print-filter";

/** By what a judge's report can be narrowed; `week` is of the attempt's start. */
export const JUDGE_FACETS = ["model", "rubric", "bucket", "agent", "week"] as const;
export type JudgeFacet = (typeof JUDGE_FACETS)[number];

const FIELD = {
  model: "judge_model",
  rubric: "rubric",
  bucket: "bucket",
  agent: "agent",
  week: "started",
} as const satisfies Record<JudgeFacet, FieldName>;

/** A filter text and, of each facet, values as the filter text lists them: `a,"b, c",none`. Empty asks for nothing. */
export type JudgeScope = Readonly<Record<JudgeFacet | "filter", string>>;

/** The term of a facet with these values. */
export function facetTerm(facet: JudgeFacet, values: string): string {
  return `${FIELD[facet]}:${values}`;
}

/** A facet's value as its term lists it. */
export function facetValue(facet: JudgeFacet, value: string | null): string {
  if (value === null) return "none";

  return facet === "week" ? daysOfWeek(value) : printExactValue(value);
}

/** The filter text of a scope: its own, and a term for each facet with values. */
export function scopeFilter(scope: JudgeScope): string {
  return within(
    scope.filter,
    ...JUDGE_FACETS.filter((facet) => scope[facet] !== "").map((facet) => facetTerm(facet, scope[facet])),
  );
}

/** A filter text narrowed by more terms. */
export function within(filter: string, ...terms: readonly string[]): string {
  return [filter.trim(), ...terms].filter((part) => part !== "").join(" ");
}

/** Facets whose values are not one list: they would say more, or other, than the facet does. */
export function unreadableFacets(scope: JudgeScope): readonly JudgeFacet[] {
  return JUDGE_FACETS.filter((facet) => {
    if (scope[facet] === "") return false;
    const { terms, mistakes } = parseFilter(facetTerm(facet, scope[facet]));

    return terms.length !== 1 || mistakes.length > 0;
  });
}

/** A week's Monday to its Sunday. */
function daysOfWeek(monday: string): string {
  const sunday = new Date(Date.parse(`${monday}T00:00:00Z`) + 6 * 86_400_000);

  return `${monday}..${sunday.toISOString().slice(0, 10)}`;
}

import { hasTerm, toggleTerm } from "@/lib/query/toggle-term";

export type FacetChoice = "asked" | "excluded" | "free";

/** What the filter says about a facet's term. */
export function facetChoice(filter: string, term: string): FacetChoice {
  if (hasTerm(filter, term)) return "asked";

  return hasTerm(filter, `-${term}`) ? "excluded" : "free";
}

/** The filter after a press on a facet's value: asks for it, or takes it out again. */
export function pressFacet(filter: string, term: string): string {
  const choice = facetChoice(filter, term);

  return choice === "excluded" ? toggleTerm(filter, `-${term}`) : toggleTerm(filter, term);
}

/** The filter after a facet's value is excluded, or let in again. Excluded values are terms of their own: all hold. */
export function excludeFacet(filter: string, term: string): string {
  const choice = facetChoice(filter, term);
  if (choice === "excluded") return toggleTerm(filter, `-${term}`);
  const without = choice === "asked" ? toggleTerm(filter, term) : filter;

  return toggleTerm(without, `-${term}`);
}

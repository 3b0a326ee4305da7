import type { AskFacets, TrajectoryFacets } from "@/lib/contract/trajectories";
import { isAllowed } from "@/lib/domain/policy";
import { FACETS, type Facet, PROCESS_FACETS } from "@/lib/domain/table-fields";
import { type Filter, withoutFields } from "@/lib/query/filter";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { type ColumnFacet, countGroups, type Group } from "./count-groups";
import { countPools } from "./count-pools";
import { FACET_FIELDS, facetValues } from "./facet-values";
import { matchingRows } from "./matching-rows";
import { readFilter } from "./read-filter";

/** Values of a facet that the side pane lists; the others are counted in `unlisted`. */
const MOST_VALUES = 100;

/**
 * Counts of every facet under the filter. A facet ignores the filter's own terms on its field, so that it shows
 * what choosing another value would give.
 */
export async function listFacets(ctx: Context, query: AskFacets): Promise<TrajectoryFacets> {
  requirePermission(ctx, "read");
  const filter = readFilter(ctx, query.filter);
  const corpus = await getCorpusKey(ctx.db, query.corpus);

  const facets: TrajectoryFacets["facets"] = {};
  const unlisted: TrajectoryFacets["unlisted"] = {};
  const isProcess = query.of === "process";
  for (const group of groupsOf(filter, isProcess ? PROCESS_FACETS : COLUMN_FACETS)) {
    const where = await matchingRows(ctx, corpus.id, group.filter);
    const counts = await countGroups(ctx.db, { corpusId: corpus.id, where, facets: group.facets });
    for (const facet of group.facets) {
      const groups = counts.get(facet) ?? [];
      // A measure that none of these rows has is no choice, unless it was chosen already.
      if (!isProcess || isNamed(filter, facet) || groups.some(({ value }) => value !== null)) list(facet, groups);
    }
  }
  if (!isProcess && isAllowed(ctx.person.role, "see_releases")) {
    const where = await matchingRows(ctx, corpus.id, withoutFields(filter, FACET_FIELDS.pool));
    const pools = await countPools(ctx.db, { corpusId: corpus.id, where });
    if (pools.length > 0) list("pool", pools);
  }

  return { facets, unlisted };

  function list(facet: Facet, groups: readonly Group[]): void {
    const values = facetValues(facet, groups, filter);
    facets[facet] = values.slice(0, MOST_VALUES);
    if (values.length > MOST_VALUES) unlisted[facet] = values.length - MOST_VALUES;
  }
}

const COLUMN_FACETS = FACETS.filter((facet) => facet !== "pool");

/** Facets whose fields the filter does not name share one scan; each of the others needs its own. */
function groupsOf(filter: Filter, facets: readonly ColumnFacet[]): { filter: Filter; facets: ColumnFacet[] }[] {
  const shared = facets.filter((facet) => !isNamed(filter, facet));
  const own = facets
    .filter((facet) => isNamed(filter, facet))
    .map((facet) => ({ filter: withoutFields(filter, FACET_FIELDS[facet]), facets: [facet] }));

  return shared.length > 0 ? [{ filter, facets: shared }, ...own] : own;
}

function isNamed(filter: Filter, facet: ColumnFacet): boolean {
  return filter.terms.some((term) => term.kind === "field" && FACET_FIELDS[facet].includes(term.field));
}

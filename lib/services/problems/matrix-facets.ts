import * as z from "zod";
import type { MatrixSummary } from "@/lib/contract/problems";
import { countedNames } from "@/lib/db/counted-names";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { MOST_FACET_VALUES } from "@/lib/domain/problem-order";
import { parseFilter } from "@/lib/query/parse-filter";
import { withoutTerms } from "@/lib/query/toggle-term";
import type { Asker } from "@/lib/services/blindness/asker";
import { rolloutScope } from "@/lib/services/evaluation/count-rollouts";
import { rolloutCounts } from "@/lib/services/evaluation/rollout-cells";

type Facets = MatrixSummary["facets"];

/** A value and its problems, as {@link facetColumn} gives them. */
export const StoredFacet = z
  .array(z.tuple([z.string().nullable(), z.int()]))
  .transform((values) => values.map(([value, problems]) => ({ value, problems })));

const FacetRow = z.object({ values: StoredFacet });

/**
 * An expression: problems of `tried` by bucket or difficulty, those with most first; one more than are offered where there are
 * more. Values that a filter takes for one are one, under the spelling of most.
 */
export function facetColumn(facet: keyof Facets): Sql {
  const value = facet === "bucket" ? sql`p.bucket` : sql`p.difficulty`;
  const stored = sql`select ${value} as name, count(*) as count from tried d join problem p on p.id = d.problem_id group by 1`;

  return sql`(select coalesce(jsonb_agg(jsonb_build_array(f.name, f.count)), '[]') from (
    select n.name, n.count from (${countedNames(stored)}) n order by 2 desc, 1 limit ${MOST_FACET_VALUES + 1}::int) f)`;
}

/**
 * Problems by bucket and by difficulty, each under the filter without its own terms: what choosing another would show.
 *
 * @param under - the same under the whole filter, which says it for a facet that the filter does not name
 */
export async function matrixFacets(asker: Asker, corpusId: number, filter: string, under: Facets): Promise<Facets> {
  const named = new Set(parseFilter(filter).terms.flatMap((term) => (term.kind === "field" ? term.name : [])));
  const valuesOf = async (facet: keyof Facets): Promise<Facets[keyof Facets]> =>
    named.has(facet) ? readValues(asker, corpusId, filter, facet) : under[facet];

  return { bucket: await valuesOf("bucket"), difficulty: await valuesOf("difficulty") };
}

async function readValues(asker: Asker, corpusId: number, filter: string, facet: keyof Facets) {
  const scope = await rolloutScope(asker, corpusId, withoutTerms(filter, [facet]));
  const [row] = await queryRows(
    asker.db,
    FacetRow,
    sql`with tried as (select distinct n.problem_id from (${await rolloutCounts(asker, scope)}) n)
        select ${facetColumn(facet)} as values`,
  );

  return row?.values ?? [];
}

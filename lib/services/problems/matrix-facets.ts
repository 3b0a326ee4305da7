import * as z from "zod";
import type { MatrixSummary } from "@/lib/contract/problems";
import { queryRows, sql } from "@/lib/db/query-rows";
import { withoutTerms } from "@/lib/query/toggle-term";
import type { Asker } from "@/lib/services/blindness/asker";
import { rolloutScope } from "@/lib/services/evaluation/count-rollouts";
import { rolloutCells } from "@/lib/services/evaluation/rollout-cells";

const FACETS = ["bucket", "difficulty"] as const;
const COLUMN = { bucket: sql`p.bucket`, difficulty: sql`p.difficulty` } as const;
/** A benchmark has a handful; a source that numbers its difficulties may have many. */
const MOST_VALUES = 100;

const ValueRow = z.object({ value: z.string().nullable(), problems: z.int() });

/** Problems by bucket and by difficulty, each under the filter without its own terms: what choosing another would show. */
export async function matrixFacets(asker: Asker, corpusId: number, filter: string): Promise<MatrixSummary["facets"]> {
  const [bucket, difficulty] = await Promise.all(FACETS.map((facet) => valuesOf(asker, corpusId, filter, facet)));

  return { bucket: bucket ?? [], difficulty: difficulty ?? [] };
}

async function valuesOf(
  asker: Asker,
  corpusId: number,
  filter: string,
  facet: (typeof FACETS)[number],
): Promise<z.infer<typeof ValueRow>[]> {
  const scope = await rolloutScope(asker, corpusId, withoutTerms(filter, [facet]));

  return queryRows(
    asker.db,
    ValueRow,
    sql`select ${COLUMN[facet]} as value, count(*)::int as problems
        from (select distinct n.problem_id from (${await rolloutCells(asker, scope)}) n) t
        join problem p on p.id = t.problem_id
        group by 1 order by 2 desc, 1 limit ${MOST_VALUES}`,
  );
}

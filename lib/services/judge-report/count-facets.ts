import * as z from "zod";
import type { JudgeReport } from "@/lib/contract/judge";
import type { Db } from "@/lib/db/client";
import { compileFilter } from "@/lib/db/compile-filter";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { mergedCounts } from "@/lib/query/common-spelling";
import { facetTerm, facetValue, JUDGE_FACETS, type JudgeFacet } from "@/lib/query/judge-scope";
import { readOwnFilter } from "@/lib/services/trajectories/read-filter";
import { type ReportScope, WEEK } from "./report-scope";
import type { RunAgents } from "./run-agents";

const FacetRow = z.object({
  facet: z.enum(JUDGE_FACETS),
  value: z.string().nullable(),
  model: z.int(),
  rubric: z.int(),
  bucket: z.int(),
  agent: z.int(),
  week: z.int(),
});
type FacetRow = z.infer<typeof FacetRow>;

/** Values of each facet with their judgements under the filter and the other facets, so that more can be chosen. */
export async function countFacets(db: Db, scope: ReportScope, agentOf: RunAgents): Promise<JudgeReport["facets"]> {
  const rows = await queryRows(db, FacetRow, facetsSql(scope));
  const of = (facet: JudgeFacet): JudgeReport["facets"][JudgeFacet] => valuesOf(facet, rows, agentOf);

  return { model: of("model"), rubric: of("rubric"), bucket: of("bucket"), agent: of("agent"), week: of("week") };
}

function facetsSql({ corpusId, query, rowsOfAllFacets }: ReportScope): Sql {
  const meets = (facet: JudgeFacet): Sql => {
    if (query[facet] === "") return sql`true`;

    return sql`(${compileFilter(readOwnFilter(facetTerm(facet, query[facet])), corpusId)}) is true`;
  };

  return sql`select case when grouping(m.model) = 0 then 'model' when grouping(m.rubric) = 0 then 'rubric'
        when grouping(m.bucket) = 0 then 'bucket' when grouping(m.run) = 0 then 'agent' else 'week' end as facet,
      coalesce(m.model, m.rubric, m.bucket, m.run, m.week::text) as value,
      count(*) filter (where m.in_rubric and m.in_bucket and m.in_agent and m.in_week)::int as model,
      count(*) filter (where m.in_model and m.in_bucket and m.in_agent and m.in_week)::int as rubric,
      count(*) filter (where m.in_model and m.in_rubric and m.in_agent and m.in_week)::int as bucket,
      count(*) filter (where m.in_model and m.in_rubric and m.in_bucket and m.in_week)::int as agent,
      count(*) filter (where m.in_model and m.in_rubric and m.in_bucket and m.in_agent)::int as week
    from (select t.judge_state, t.judge_model as model, t.judge_rubric as rubric, t.bucket, t.run_id::text as run, ${WEEK} as week,
        ${meets("model")} as in_model, ${meets("rubric")} as in_rubric, ${meets("bucket")} as in_bucket,
        ${meets("agent")} as in_agent, ${meets("week")} as in_week ${rowsOfAllFacets}) m
    where m.judge_state = 'scored'
    group by grouping sets (m.model, m.rubric, m.bucket, m.run, m.week)`;
}

function valuesOf(facet: JudgeFacet, rows: readonly FacetRow[], agentOf: RunAgents): JudgeReport["facets"][JudgeFacet] {
  const counts = mergedCounts(
    rows
      .filter((row) => row.facet === facet)
      .map((row) => [facet === "agent" ? agentOf(Number(row.value)) : row.value, row[facet]]),
  );
  // The filter text has no word for attempts without a start.
  if (facet === "week") counts.delete(null);

  const values = [...counts].map(([name, count]) => ({ name, value: facetValue(facet, name), count }));
  if (facet === "week") return values.toSorted((a, b) => ((a.name ?? "") < (b.name ?? "") ? -1 : 1));

  return values.toSorted((a, b) => b.count - a.count || ((a.name ?? "") < (b.name ?? "") ? -1 : 1));
}

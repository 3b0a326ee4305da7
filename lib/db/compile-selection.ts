import type { TestOfKind } from "@/lib/query/filter";
import { referenceTest } from "./compile-test";
import { type Sql, sql } from "./query-rows";

/** Where the pipeline of the active filter version lets a trajectory go; none: the selection has not come to it yet. */
export function leavesTest(test: TestOfKind["choice"], corpusId: number): Sql {
  return test.kind === "none"
    ? sql`not ${selected(sql`true`, corpusId)}`
    : selected(sql`se.stage = ${test.value}`, corpusId);
}

/** Near-duplicates that are left out in favour of a trajectory, by its id or the source's own. */
export function duplicateOfTest(test: TestOfKind["reference"], corpusId: number): Sql {
  const isMeant = referenceTest(sql`o.ext_id`, sql`o.source_id`)(test);

  return selected(
    sql`se.stage = 'duplicate' and se.representative_id = any(array(
      select o.id from trajectory o where o.corpus_id = ${corpusId} and ${isMeant}))`,
    corpusId,
  );
}

function selected(condition: Sql, corpusId: number): Sql {
  return sql`exists (select from selection se
    where se.corpus_id = ${corpusId} and se.trajectory_id = t.id and (${condition}))`;
}

import type { TestOfKind } from "@/lib/query/filter";
import { flagTest } from "./compile-test";
import { type Sql, sql } from "./query-rows";

/** Whether a release of the corpus holds it that is signed, and not withdrawn. */
export function releasedTest(test: TestOfKind["flag"], corpusId: number): Sql {
  return flagTest(sql`exists (select from release re join release_member rm on rm.release_id = re.id
    where re.corpus_id = ${corpusId} and re.state = 'signed' and rm.trajectory_id = t.id)`)(test);
}

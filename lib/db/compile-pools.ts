import type { TestOfKind } from "@/lib/query/filter";
import { textTest } from "./compile-test";
import { type Sql, sql } from "./query-rows";

/** How a pool of a split is written, over `split s` and `split_pool sp`. No name of a split holds a slash. */
export const POOL_NAME = sql`(s.name || '/' || sp.pool)`;

/** By a pool of any split of the corpus; none: no split has given its problem a pool. */
export function poolTest(test: TestOfKind["text"], corpusId: number): Sql {
  return test.kind === "none" ? sql`not ${inPool(sql`true`, corpusId)}` : inPool(textTest(POOL_NAME)(test), corpusId);
}

function inPool(condition: Sql, corpusId: number): Sql {
  return sql`exists (select from split s join split_pool sp on sp.split_id = s.id
    where s.corpus_id = ${corpusId} and sp.problem_id = t.problem_id and (${condition}))`;
}

import type { TestOfKind } from "@/lib/query/filter";
import { type Sql, sql } from "./query-rows";

/** How the stored outcome stands to the rules. */
export function rescoreTest(test: TestOfKind["choice"], corpusId: number): Sql {
  return test.kind === "none"
    ? sql`not ${withRescored(sql`true`, corpusId)}`
    : withRescored(sql`ro.answer = ${test.value}`, corpusId);
}

/** A part that a list of an answer names; none: it names nothing, or there is no answer. */
export function rescoredPartTest(list: Sql): (test: TestOfKind["choice"], corpusId: number) => Sql {
  return (test, corpusId) =>
    test.kind === "none"
      ? sql`not ${withRescored(sql`cardinality(${list}) > 0`, corpusId)}`
      : withRescored(sql`${test.value} = any(${list})`, corpusId);
}

/** Trajectories whose outcome was scored again, with a condition on `rescored_outcome ro`. */
export function withRescored(condition: Sql, corpusId: number): Sql {
  return sql`exists (select from rescored_outcome ro
    where ro.corpus_id = ${corpusId} and ro.trajectory_id = t.id and (${condition}))`;
}

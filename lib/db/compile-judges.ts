import type { TestOfKind } from "@/lib/query/filter";
import { latestRejudgements } from "./latest-rejudgements";
import { type Sql, sql } from "./query-rows";

/** What a judge that was asked again said last. */
export function otherJudgeTest(test: TestOfKind["rejudgement"], corpusId: number): Sql {
  if (test.kind === "none")
    return sql`not exists (select from rejudgement r
    where r.corpus_id = ${corpusId} and r.trajectory_id = t.id)`;

  return sql`exists (select
    from (${latestRejudgements(corpusId, sql`r.model || '@' || r.rubric = ${test.judge}`)}) l
    where l.trajectory_id = t.id and ${saidOf(test)})`;
}

function saidOf(test: Exclude<TestOfKind["rejudgement"], { kind: "none" }>): Sql {
  switch (test.kind) {
    case "failed":
      return sql`l.state = 'failed'`;
    case "gateless":
      return sql`(l.state = 'scored' and l.gate is null)`;
    case "gates":
      return sql`l.gate between ${test.low}::int and ${test.high}::int`;
  }
}

/** Whether two raters gave a gate: the judge of the source, each judge that was asked again, and people. They are few: their ids are found first. */
export function comparedTest(test: TestOfKind["choice"], corpusId: number): Sql {
  const gate = test.kind === "is" && test.value === "all" ? sql`g.gate` : sql`g.blind_gate`;
  const people = sql`select g.trajectory_id as id from gate_label g
    where g.corpus_id = ${corpusId} and g.gate is not null and ${gate} is not null`;

  return sql`t.id in (
    select said.id from (
      select l.trajectory_id as id from (${latestRejudgements(corpusId)}) l where l.gate is not null
      union all ${people}
      union all select o.id from trajectory o where o.corpus_id = ${corpusId} and o.gate is not null
        and (o.id in (select r.trajectory_id from rejudgement r where r.corpus_id = ${corpusId}) or o.id in (${people}))
    ) said group by said.id having count(*) > 1)`;
}

import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { countsAsAnswer } from "@/lib/leak/counts-as-answer";
import { SELECTION_SQL } from "@/lib/services/exports/selection-sql";

/** Rollouts that are shipped: the members of a release as they were frozen, or whatever is approved by now. */
export type ShippedRollouts = { readonly kind: "release"; readonly id: number } | { readonly kind: "approved" };

const AnswerRow = z.object({ problem: z.int(), product: z.string(), outcome: z.string(), isApproved: z.boolean() });

/** What shipped rollouts recommend beside the answers of successes, by the internal ids of their problems. */
export async function shippedAnswers(
  db: DbOrTransaction,
  corpusId: number,
  rollouts: ShippedRollouts,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await queryRows(
    db,
    AnswerRow,
    sql`select distinct a.problem_id as problem, u.product, t.outcome, s.approved as "isApproved"
        from (${membersOf(corpusId, rollouts)}) s
        join rollout_answer a on a.corpus_id = ${corpusId} and a.trajectory_id = s.trajectory_id
        join trajectory t on t.corpus_id = ${corpusId} and t.id = a.trajectory_id
        cross join unnest(a.product_ids) as u(product)
        order by 1, 2`,
  );
  const answers = new Map<number, string[]>();
  for (const { problem, product, ...rollout } of rows) {
    if (!countsAsAnswer(rollout)) continue;
    const known = answers.get(problem);
    if (known) known.push(product);
    else answers.set(problem, [product]);
  }

  return answers;
}

/** Tells two states of approvals apart, as far as an audit of what they ship can differ. */
export function approvedAnswersSql(corpusId: Sql): Sql {
  return sql`(select concat(count(*), ':', sum(hashint8extended(a.trajectory_id, 0))) from rollout_answer a
    join review v on v.corpus_id = a.corpus_id and v.trajectory_id = a.trajectory_id
    where a.corpus_id = ${corpusId} and ${SELECTION_SQL.approved})`;
}

function membersOf(corpusId: number, rollouts: ShippedRollouts): Sql {
  switch (rollouts.kind) {
    case "release":
      return sql`select m.trajectory_id, m.approved from release_member m where m.release_id = ${rollouts.id}`;
    case "approved":
      return sql`select v.trajectory_id, true as approved from review v
        where v.corpus_id = ${corpusId} and ${SELECTION_SQL.approved}`;
  }
}

import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { joinSql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { TakenImport } from "./locate-take-back";

/** What people did that an import stands under, each as words behind its number. */
const WORK = {
  answers: "of its trajectories with labels, gates or approvals",
  comments: "with comments",
  stepLabels: "with labels of steps",
  queued: "in queues",
  rejudged: "judged again",
  released: "in releases",
  pooled: "of its problems in splits",
  decided: "of its problems in decisions about leak clusters",
  naming: "of its problems in the clusters of a release",
  samples: "audit samples that were drawn since",
} as const;

type Work = keyof typeof WORK;
const KINDS = Object.keys(WORK).filter((name): name is Work => name in WORK);
const Counts = z.object({ counts: z.record(z.string(), z.int()) });

/**
 * What people did with what an import brought, as "12 of its trajectories with labels, gates or approvals"; nothing where
 * nobody did anything.
 *
 * @param relations - what is put in front of the statement to have `taken_trajectory` and `taken_problem`
 */
export async function countWork(
  db: DbOrTransaction,
  { corpus, ids }: Pick<TakenImport, "corpus" | "ids">,
  relations: Sql,
): Promise<readonly string[]> {
  const columns = KINDS.map((kind) => sql`${kind}::text, (${OF[kind](corpus.id, ids)})::int`);
  const [row] = await queryRows(db, Counts, sql`${relations} select jsonb_build_object(${joinSql(columns)}) as counts`);

  return KINDS.flatMap((kind) => {
    const count = row?.counts[kind] ?? 0;

    return count === 0 ? [] : [`${count.toLocaleString("en")} ${WORK[kind]}`];
  });
}

/** How many of the trajectories a table names. */
function naming(corpusId: number, table: Sql, condition: Sql = sql`true`): Sql {
  return sql`select w.trajectory_id from ${table} w join taken_trajectory g on g.id = w.trajectory_id
    where w.corpus_id = ${corpusId}::int and ${condition}`;
}

function trajectoriesIn(corpusId: number, table: Sql, condition?: Sql): Sql {
  return sql`select count(distinct n.trajectory_id) from (${naming(corpusId, table, condition)}) n`;
}

function problemsIn(named: Sql): Sql {
  return sql`select count(distinct g.id) from taken_problem g where g.id in (${named})`;
}

const OF: Readonly<Record<Work, (corpusId: number, ids: readonly number[]) => Sql>> = {
  answers: (id) => sql`select count(distinct a.trajectory_id) from (
    ${naming(id, sql`label_event`)} union all ${naming(id, sql`gate_label`)} union all ${naming(id, sql`settled_label`)}
    union all ${naming(id, sql`review`, sql`(w.label is not null or w.approved)`)}) a`,
  comments: (id) => trajectoriesIn(id, sql`comment`, sql`w.removed_at is null`),
  stepLabels: (id) => trajectoriesIn(id, sql`step_label`),
  queued: (id) => trajectoriesIn(id, sql`queue_item`),
  rejudged: (id) => trajectoriesIn(id, sql`rejudgement`),
  released: (id) => trajectoriesIn(id, sql`release_member`),
  pooled: () =>
    problemsIn(sql`select problem_id from split_pool union all select problem_id from split_pin
      union all select problem_id from split_pin_problem`),
  decided: (id) => {
    const ofCorpus = sql`corpus_id = ${id}::int`;

    return problemsIn(sql`select unnest(array[a_id, b_id]) from leak_decision where ${ofCorpus}
      union all select unnest(array[a_id, b_id]) from leak_proposal where ${ofCorpus} and state <> 'open'`);
  },
  naming: (id) => problemsIn(sql`select cluster_id from release_member where corpus_id = ${id}::int`),
  // Its weights say how many of the corpus, as it was at the draw, stand behind each label.
  samples: (id, ids) => sql`select count(*) from audit_sample s join queue q on q.id = s.queue_id
    where q.corpus_id = ${id}::int and exists (select from taken_trajectory)
      and (q.created_at >= (select min(i.created_at) from import i where i.id = any(${[...ids]}::int[]))
        or exists (select from audit_sample_item m join taken_trajectory g on g.id = m.trajectory_id
          where m.sample_id = s.id))`,
};

import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { JOINED } from "./joined-run";
import { withoutConflict } from "./note-conflicts";

/**
 * Before the trajectories of `taken_trajectory` go: keeps those that stay and are told to be in conflict with an earlier one of
 * which none is left then.
 */
export function findSettledConflicts(corpusId: number): readonly Sql[] {
  const goes = (id: Sql): Sql => sql`exists (select from taken_trajectory g where g.id = ${id})`;

  return [
    sql`create temp table settled_conflict (id bigint primary key, import_id int not null, file_id int) on commit drop`,
    sql`insert into settled_conflict
      select t.id, t.import_id, t.file_id
      from (select g.run_id, x.source_id, x.rollout, min(g.id) as first
          from taken_trajectory g join trajectory x on x.corpus_id = ${corpusId}::int and x.id = g.id
          where x.source_id is not null and g.run_id not in (select id from taken_run)
          group by g.run_id, x.source_id, x.rollout) k
      join trajectory t on t.corpus_id = ${corpusId}::int and t.run_id = k.run_id and t.source_id = k.source_id
        and t.rollout is not distinct from k.rollout and t.id > k.first
      where not ${goes(sql`t.id`)} and not exists (select from trajectory o
        where o.corpus_id = ${corpusId}::int and o.run_id = t.run_id and o.source_id = t.source_id
          and o.rollout is not distinct from t.rollout and o.id < t.id and not ${goes(sql`o.id`)})`,
  ];
}

const OutlineRow = z.object({ id: z.string(), body: z.instanceof(Uint8Array) });
const AT_ONCE = 200;

/** Once they are gone: what files and trajectories of other imports say of them is true no more. */
export async function correctNotes(tx: DbOrTransaction, corpusId: number): Promise<void> {
  await tx.$executeRaw(forgetConflicts(corpusId));
  await tx.$executeRaw(forgetJoined(corpusId));

  for (let last = "-1"; ; ) {
    const rows = await queryRows(
      tx,
      OutlineRow,
      sql`select s.id::text, o.body from settled_conflict s
          join trajectory_outline o on o.corpus_id = ${corpusId}::int and o.trajectory_id = s.id
          where s.id > ${last}::bigint order by s.id limit ${AT_ONCE}`,
    );
    for (const { id, body } of rows)
      await tx.$executeRaw(sql`update trajectory_outline set body = ${withoutConflict(body)}
        where corpus_id = ${corpusId}::int and trajectory_id = ${id}::bigint`);
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** A retry counts what it brings as its own. */
function forgetConflicts(corpusId: number): Sql {
  return sql`update import_file f set conflict_count = greatest(f.conflict_count - s.count, 0)
    from (select import_id, file_id, count(*)::int as count from settled_conflict group by 1, 2) s
    join import i on i.id = s.import_id and i.corpus_id = ${corpusId}::int
    where f.import_id = s.import_id and coalesce(f.retry_of_id, f.id) = s.file_id`;
}

function forgetJoined(corpusId: number): Sql {
  return sql`update import_file f set note = nullif(
      replace(replace(replace(f.note, ' ' || r.sentence, ''), r.sentence || ' ', ''), r.sentence, ''), '')
    from (select o.id, ${JOINED.before}::text || o.name || ${JOINED.behind}::text as sentence from run o
      where o.corpus_id = ${corpusId}::int and o.id not in (select id from taken_run)
        and o.id in (select run_id from taken_trajectory)) r
    where f.import_id in (select i.id from import i where i.corpus_id = ${corpusId}::int)
      and strpos(f.note, r.sentence) > 0
      and not exists (select from trajectory t
        where t.corpus_id = ${corpusId}::int and t.run_id = r.id and t.import_id < f.import_id)`;
}

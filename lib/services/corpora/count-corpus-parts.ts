import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { joinSql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { CORPUS_PARTS, type CorpusCounts, type CorpusPart } from "@/lib/domain/corpus-parts";

const Counts = z.record(z.enum(CORPUS_PARTS), z.int());

/**
 * How much of everything a corpus has.
 *
 * @param isCounted - a condition over rejected rows `r`, kept or counted
 */
export async function countCorpusParts(db: DbOrTransaction, corpusId: number, isCounted: Sql): Promise<CorpusCounts> {
  const columns = CORPUS_PARTS.map((part) => sql`${part}::text, ${COUNT[part](corpusId, isCounted)}`);
  const [row] = await queryRows(
    db,
    z.object({ counts: Counts }),
    sql`select jsonb_build_object(${joinSql(columns)}) as counts`,
  );
  if (row === undefined) throw new Error("counting gave no row");

  return row.counts;
}

const rows = (from: Sql): Sql => sql`(select count(*) from ${from})`;

/** Each as a value of SQL. */
const COUNT: Readonly<Record<CorpusPart, (corpusId: number, isCounted: Sql) => Sql>> = {
  trajectories: (id) => rows(sql`trajectory where corpus_id = ${id}`),
  problems: (id) => rows(sql`problem where corpus_id = ${id}`),
  runs: (id) => rows(sql`run where corpus_id = ${id}`),
  imports: (id) => rows(sql`import where corpus_id = ${id}`),
  rejectedRows: (id, isCounted) => {
    const inCorpus = sql`join import i on i.id = r.import_id where i.corpus_id = ${id} and ${isCounted}`;
    const rest = sql`(select coalesce(sum(r.count), 0) from rejected_rest r ${inCorpus})`;

    return sql`${rows(sql`rejected_row r ${inCorpus}`)} + ${rest}`;
  },
  labels: (id) => rows(sql`label_event where corpus_id = ${id}`),
  comments: (id) => rows(sql`comment where corpus_id = ${id} and removed_at is null`),
  queues: (id) => rows(sql`queue where corpus_id = ${id}`),
  savedViews: (id) => rows(sql`saved_view where corpus_id = ${id}`),
  rejudgements: (id) => rows(sql`rejudgement where corpus_id = ${id}`),
  leakDecisions: (id) => rows(sql`leak_decision where corpus_id = ${id}`),
  splits: (id) => rows(sql`split where corpus_id = ${id}`),
  protectedSets: (id) => rows(sql`protected_set where corpus_id = ${id} and removed_at is null`),
  releases: (id) => rows(sql`release where corpus_id = ${id}`),
  exports: (id) => rows(sql`export where corpus_id = ${id}`),
  products: (id) => rows(sql`product where corpus_id = ${id}`),
  answerKeys: (id) => sql`(select count(distinct key) from answer_key where corpus_id = ${id})`,
  referenceValues: (id) => rows(sql`reference_value where corpus_id = ${id} and removed_at is null`),
  trainingCurves: (id) => rows(sql`training_curve where corpus_id = ${id} and removed_at is null`),
};

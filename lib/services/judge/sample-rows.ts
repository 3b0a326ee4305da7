import * as z from "zod";
import { StratumCell, StratumDimension } from "@/lib/contract/audit-sample";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { drawnGate, isBroken, takesLabel } from "./drawn-gate";

const SampleRow = z.object({
  id: z.int(),
  extId: z.uuid(),
  queue: z.uuid(),
  filter: z.string(),
  dimensions: z.array(StratumDimension),
  seed: z.int(),
  failed: z.int(),
  withoutGate: z.int(),
  unseen: z.int(),
  createdBy: z.string(),
  broken: z.int(),
});
export type SampleRow = z.infer<typeof SampleRow>;

/** The newest samples of a corpus. */
export function sampleRows(db: DbOrTransaction, corpusId: number, most: number): Promise<SampleRow[]> {
  return queryRows(
    db,
    SampleRow,
    sql`select s.id, s.ext_id as "extId", q.ext_id as queue, s.filter, s.dimensions, s.seed, s.failed, s.without_gate as "withoutGate", s.unseen,
          p.name as "createdBy",
          (select count(*)::int from queue_item i where i.queue_id = q.id and ${isBroken}) as broken
        from audit_sample s join queue q on q.id = s.queue_id join person p on p.id = q.person_id
        where q.corpus_id = ${corpusId} order by s.id desc limit ${most}`,
  );
}

const StratumRow = z.object({
  sample: z.int(),
  place: z.int(),
  cell: StratumCell,
  population: z.int(),
  known: z.int(),
  drawn: z.int(),
});
export type StratumRow = z.infer<typeof StratumRow>;

/** Strata of samples, in their order. */
export function stratumRows(db: DbOrTransaction, samples: readonly number[]): Promise<StratumRow[]> {
  return queryRows(
    db,
    StratumRow,
    sql`select sample_id as sample, place::int as place, cell, population, known, drawn from audit_sample_stratum
        where sample_id = any(${samples}::int[]) order by sample_id, place`,
  );
}

const LabelRow = z.object({
  sample: z.int(),
  place: z.int(),
  isKnown: z.boolean(),
  problem: z.int(),
  labelled: z.int(),
  errors: z.int(),
});
export type LabelRow = z.infer<typeof LabelRow>;

/**
 * Labels of samples by stratum and problem, of rows that meet `seen`. A label of what was drawn is what was said blind in the
 * queue of the sample; of what was known before it is what was said blind in any, or what was at the draw. Either stays where
 * a later gate in sight of the judge is the one that counts. What a lead settled is none.
 */
export function labelRows(
  db: DbOrTransaction,
  { corpusId, samples, seen }: { readonly corpusId: number; readonly samples: readonly number[]; readonly seen: Sql },
): Promise<LabelRow[]> {
  return queryRows(
    db,
    LabelRow,
    sql`select m.sample_id as sample, m.place::int as place, m.known_gate is not null as "isKnown", t.problem_id as problem,
          count(*)::int as labelled, (count(*) filter (where l.gate <> t.gate))::int as errors
        from audit_sample_item m
        join audit_sample s on s.id = m.sample_id
        join trajectory t on t.corpus_id = ${corpusId} and t.id = m.trajectory_id
        left join gate_label g on g.corpus_id = ${corpusId} and g.trajectory_id = t.id
        left join queue_item i on i.queue_id = s.queue_id and i.trajectory_id = t.id and ${takesLabel}
        left join lateral (${drawnGate}) drawn on true
        cross join lateral (select case when m.known_gate is null then drawn.gate else coalesce(g.blind_gate, m.known_gate) end as gate) l
        where m.sample_id = any(${samples}::int[]) and l.gate is not null and ${seen}
        group by 1, 2, 3, 4`,
  );
}

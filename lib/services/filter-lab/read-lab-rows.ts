import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import type { Asker } from "@/lib/services/blindness/asker";
import { allBlindItems } from "@/lib/services/blindness/blind-items";
import { hasBlindQueue } from "@/lib/services/blindness/seen-rows";
import { TAKE_BACK_JOB } from "@/lib/services/imports/being-taken-back";
import { MEASURE_JOB } from "@/lib/services/measures/measure-job";
import type { LabelColumn } from "./lab-input";

interface Reader {
  readonly db: DbOrTransaction;
}

/** While a job writes more of them at every moment, facts are loaded anew when they are older. */
const MOST_AGE_MS = 60_000;

const SnapshotRow = z.object({ snapshot: z.string(), mostAgeMs: z.number() });
const LabelRow = z.object({ label: z.enum(STRUCTURE_LABELS), ids: z.string() });
const MeasuredRow = LabelRow.extend({ isBlind: z.boolean() });
const HiddenRow = z.object({ ids: z.string().nullable() });

/**
 * Goes up with every batch of measures, which may change outcomes, and never back, as the place that the measures come to
 * does: each batch wants the clusters once more. So does a person's decision about clusters, made or taken back, which
 * changes no fact and is left out.
 */
const PASSES = sql`c.clusters_wanted
  - (select count(*) + count(d.undone_at) from leak_decision d where d.corpus_id = c.id)`;

/**
 * Agents are of no corpus, so an import into another one may say more of those that played here: what is known of them goes
 * up, since nothing of it is ever written over.
 */
const AGENTS = sql`(select concat_ws(' ', count(a.miner_hotkey), count(a.version)) from run r
  join agent a on a.id = r.agent_id where r.corpus_id = c.id)`;

/**
 * Says by changing that the facts of a corpus have changed: trajectories came in, also such that were there and say more
 * of a problem, or were measured, also once more, or went, or more is known of an agent. A filter that is activated, a
 * label that is given and a decision about clusters change no fact.
 * While a job is at it, facts of an earlier snapshot are good for a while, but none of before an import was taken back. Of
 * trajectories it looks at the last alone; runs, files of imports and decisions about clusters are counted.
 */
export async function readSnapshot({ db }: Reader, corpusId: number): Promise<z.infer<typeof SnapshotRow>> {
  const [row] = await queryRows(
    db,
    SnapshotRow,
    sql`select concat_ws(' ', c.measure_version, c.measured_to, ${PASSES}, ${AGENTS},
          (select max(t.id) from trajectory t where t.corpus_id = ${corpusId}),
          (select sum(f.imported_count) from import i join import_file f on f.import_id = i.id where i.corpus_id = ${corpusId}),
          (select extract(epoch from max(i.finished_at)) from import i where i.corpus_id = ${corpusId})
        ) as snapshot,
          case when exists (select from job_run j where j.kind = ${MEASURE_JOB} and j.state = 'running'
              and j.payload->>'corpus' = c.ext_id::text)
            or exists (select from import i join job_run j on j.id = i.job_id
              where i.corpus_id = c.id and j.state = 'running')
          then least(${MOST_AGE_MS}, (select extract(epoch from now() - max(j.finished_at)) * 1000 from job_run j
            where j.kind = ${TAKE_BACK_JOB} and j.payload->>'corpus' = c.ext_id::text))::float8
          else 0 end as "mostAgeMs"
        from corpus c where c.id = ${corpusId}`,
  );

  return row ?? { snapshot: "", mostAgeMs: 0 };
}

/** The effective labels of a corpus, found by their index. */
export async function readLabels({ db }: Reader, corpusId: number): Promise<LabelColumn> {
  const rows = await queryRows(
    db,
    LabelRow,
    sql`select v.label, string_agg(v.trajectory_id::text, ',' order by v.trajectory_id) as ids
        from review v where v.corpus_id = ${corpusId} and v.label is not null group by v.label order by v.label`,
  );

  return columnOf(rows);
}

/** The effective labels of a corpus and, of the same moment, what was said blind beside them, each found by its index. */
export async function readMeasured(
  { db }: Reader,
  corpusId: number,
): Promise<{ readonly labels: LabelColumn; readonly blind: LabelColumn }> {
  const rows = await queryRows(
    db,
    MeasuredRow,
    sql`select false as "isBlind", v.label, string_agg(v.trajectory_id::text, ',' order by v.trajectory_id) as ids
        from review v where v.corpus_id = ${corpusId} and v.label is not null group by v.label
        union all
        select true, v.blind_label, string_agg(v.trajectory_id::text, ',' order by v.trajectory_id)
        from review v where v.corpus_id = ${corpusId} and v.blind_label is not null and v.label is not null
        group by v.blind_label order by 1, 2`,
  );

  return {
    labels: columnOf(rows.filter(({ isBlind }) => !isBlind)),
    blind: columnOf(rows.filter(({ isBlind }) => isBlind)),
  };
}

function columnOf(rows: readonly z.infer<typeof LabelRow>[]): LabelColumn {
  const columns = rows.map(({ label, ids }) => ({ label: STRUCTURE_LABELS.indexOf(label), ids: numbers(ids) }));

  return {
    ids: Float64Array.from(columns.flatMap(({ ids }) => ids)),
    labels: Uint8Array.from(columns.flatMap(({ label, ids }) => ids.map(() => label))),
  };
}

/** Every trajectory of a corpus that a person reviews blind, ascending. */
export async function readHidden(asker: Asker, corpusId: number): Promise<Float64Array> {
  if (!(await hasBlindQueue(asker, corpusId))) return new Float64Array(0);

  const [row] = await queryRows(
    asker.db,
    HiddenRow,
    sql`select string_agg(distinct b.trajectory_id::text, ',') as ids
        from (${allBlindItems(asker.person, corpusId)}) b`,
  );

  return Float64Array.from(row?.ids ? numbers(row.ids) : []).sort();
}

function numbers(list: string): number[] {
  return list.split(",").map(Number);
}

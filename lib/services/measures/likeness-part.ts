import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Trajectory } from "@/lib/domain/trajectory";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { decideAgain } from "@/lib/services/filters/decide-batch";
import { likenessColumns } from "./likeness-columns";
import type { MeasurePart } from "./measure-part";

const ChangedRow = z.object({ id: z.bigint() });

/**
 * What trajectories are compared by to find near-duplicates; and what a filter version decides from, anew, where an
 * import of an older release stored it otherwise. Equal signals are not written again.
 */
export const likenessPart: MeasurePart = async (_db, { corpusId }) => {
  const rows: ComparedRow[] = [];

  return {
    take: ({ facts, trajectory }) => {
      rows.push(comparedRow(facts.key, trajectory));
    },
    write: async (tx) => {
      const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id bigint, calls bigint, template bigint,
        sketch text, nothing boolean, nonceless boolean, rewritten int, rejects int)`;

      await tx.$executeRaw(sql`
        insert into likeness (corpus_id, trajectory_id, calls_hash, template_hash, sketch)
        select ${corpusId}, g.id, g.calls, g.template, decode(g.sketch, 'base64') from ${given}
        on conflict (corpus_id, trajectory_id) do update set calls_hash = excluded.calls_hash,
          template_hash = excluded.template_hash, sketch = excluded.sketch`);
      const changed = await queryRows(
        tx,
        ChangedRow,
        sql`update signal s set asks_for_nothing = g.nothing, sends_no_nonce = g.nonceless, by_rewritten = g.rewritten,
              rejects = g.rejects from ${given}
            where s.corpus_id = ${corpusId} and s.trajectory_id = g.id
              and (s.asks_for_nothing, s.sends_no_nonce, s.by_rewritten, s.rejects)
                is distinct from (g.nothing, g.nonceless, g.rewritten, g.rejects)
            returning s.trajectory_id as id`,
      );
      const ids = changed.map(({ id }) => id);
      // A version that was activated before has decided them from what was stored.
      await decideAgain(tx, corpusId, ids);
    },
  };
};

interface ComparedRow {
  readonly id: string;
  /** Whole numbers of 64 bits as text: JSON's own are not exact beyond 53. */
  readonly calls: string | null;
  readonly template: string | null;
  readonly sketch: string | null;
  readonly nothing: boolean;
  readonly nonceless: boolean;
  readonly rewritten: number;
  readonly rejects: number;
}

function comparedRow(id: string, trajectory: Trajectory): ComparedRow {
  const { calls, template, sketch } = likenessColumns(trajectory);
  // Tokens are stored as they are and no reject but R4 depends on them, so nothing is counted again.
  const { facts, rewritten } = analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, () => 0);

  return {
    id,
    calls: numberOf(calls),
    template: numberOf(template),
    sketch: sketch?.toString("base64") ?? null,
    nothing: facts.asksForNothing,
    nonceless: facts.sendsNoNonce,
    rewritten,
    rejects: facts.rejects,
  };
}

/** As the signed number that a bigint column holds. */
function numberOf(hash: Buffer | undefined): string | null {
  return hash?.readBigInt64BE(0).toString() ?? null;
}

import { sql } from "@/lib/db/query-rows";
import type { Trajectory } from "@/lib/domain/trajectory";
import { likenessColumns } from "./likeness-columns";
import type { MeasurePart } from "./measure-part";

/** What trajectories are compared by to find near-duplicates. */
export const likenessPart: MeasurePart = async (_db, { corpusId }) => {
  const rows: ComparedRow[] = [];

  return {
    take: ({ facts, trajectory }) => {
      rows.push(comparedRow(facts.key, trajectory));
    },
    write: async (tx) => {
      await tx.$executeRaw(sql`
        insert into likeness (corpus_id, trajectory_id, calls_hash, template_hash, sketch)
        select ${corpusId}, g.id, g.calls, g.template, decode(g.sketch, 'base64')
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id bigint, calls bigint, template bigint, sketch text)
        on conflict (corpus_id, trajectory_id) do update set calls_hash = excluded.calls_hash,
          template_hash = excluded.template_hash, sketch = excluded.sketch`);
    },
  };
};

interface ComparedRow {
  readonly id: string;
  /** Whole numbers of 64 bits as text: JSON's own are not exact beyond 53. */
  readonly calls: string | null;
  readonly template: string | null;
  readonly sketch: string | null;
}

function comparedRow(id: string, trajectory: Trajectory): ComparedRow {
  const { calls, template, sketch } = likenessColumns(trajectory);

  return { id, calls: numberOf(calls), template: numberOf(template), sketch: sketch?.toString("base64") ?? null };
}

/** As the signed number that a bigint column holds. */
function numberOf(hash: Buffer | undefined): string | null {
  return hash?.readBigInt64BE(0).toString() ?? null;
}

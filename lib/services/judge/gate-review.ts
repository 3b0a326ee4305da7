import * as z from "zod";
import { GateReview } from "@/lib/contract/judge-audit";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { effectiveLabel } from "@/lib/services/settled/effective-label";
import { gateGrounds } from "@/lib/services/settled/gate-grounds";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

const Shape = GateReview.shape;
const GateRow = z.object({
  gate: Shape.gate,
  source: Shape.source,
  given_by: z.string().nullable(),
  is_blind: z.boolean(),
  cause: Shape.cause,
  fault: Shape.fault,
  version: z.int(),
  updated_at: z.date(),
});

const UNTOUCHED: GateReview = {
  gate: null,
  source: null,
  givenBy: null,
  isBlind: false,
  cause: null,
  fault: null,
  note: null,
  spans: [],
  version: 0,
  updatedAt: null,
};

/** The gate of people on one trajectory, with what was said about it. */
export async function getGateReview(db: DbOrTransaction, key: TrajectoryKey): Promise<GateReview> {
  const [row] = await queryRows(
    db,
    GateRow,
    sql`select g.gate, g.source, p.name as given_by, g.is_blind, g.cause, g.fault, g.version, g.updated_at
        from gate_label g left join person p on p.id = g.person_id
        where g.corpus_id = ${key.corpusId} and g.trajectory_id = ${key.id}`,
  );
  if (!row) return UNTOUCHED;

  const effective = row.gate === null ? undefined : await effectiveLabel(db, key, "gate");
  const grounds = effective ? await gateGrounds(db, key, effective) : undefined;

  return {
    gate: row.gate,
    source: row.source,
    givenBy: row.given_by,
    isBlind: row.is_blind,
    cause: row.cause,
    fault: row.fault,
    note: grounds?.note ?? null,
    spans: [...(grounds?.spans ?? [])],
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}

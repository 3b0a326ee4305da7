import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { ClusterDecisions } from "@/lib/leak/cluster-problems";
import { JOIN_REASONS } from "@/lib/leak/leak-edges";
import type { PlacePair } from "@/lib/leak/near-proposals";

const DecisionRow = z.union([
  z.object({ kind: z.literal("join"), a: z.int(), b: z.int(), note: z.string() }),
  z.object({ kind: z.literal("cut"), reason: z.enum(JOIN_REASONS), value: z.string() }),
  z.object({ kind: z.literal("refused"), a: z.int(), b: z.int() }),
]);

/**
 * What people decided of the clusters of a corpus and did not take back, in the order in which they did.
 *
 * @param ids - problems in the order of the places
 */
export async function readDecisions(
  db: DbOrTransaction,
  corpusId: number,
  ids: readonly number[],
): Promise<ClusterDecisions> {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const pairOf = ({ a, b }: PlacePair): PlacePair[] => {
    const [one, other] = [placeOf.get(a), placeOf.get(b)];
    return one === undefined || other === undefined ? [] : [{ a: one, b: other }];
  };
  const rows = await queryRows(
    db,
    DecisionRow,
    sql`select d.kind, d.a_id as a, d.b_id as b, d.reason, d.value, d.note from (
          select kind, a_id, b_id, reason, value, note, id from leak_decision
            where corpus_id = ${corpusId} and undone_at is null
          union all
          select 'refused', a_id, b_id, null, null, null, id from leak_proposal
            where corpus_id = ${corpusId} and state = 'refused') d
        order by d.kind, d.id`,
  );

  return {
    cuts: rows.flatMap((row) => (row.kind === "cut" ? [{ reason: row.reason, value: row.value }] : [])),
    joins: rows.flatMap((row) => (row.kind === "join" ? pairOf(row).map((pair) => ({ ...pair, note: row.note })) : [])),
    refused: rows.flatMap((row) => (row.kind === "refused" ? pairOf(row) : [])),
  };
}

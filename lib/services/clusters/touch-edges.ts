import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { JoinReason } from "@/lib/leak/leak-edges";

/** What a decision, or taking it back, does to the edges. */
export type ClusterChange =
  | { readonly kind: "join" | "unjoin"; readonly aId: number; readonly bId: number; readonly note: string }
  /** A refused proposal is open again: it changes no edge, and another pair of the two clusters may come before it. */
  | { readonly kind: "reopen"; readonly aId: number; readonly bId: number }
  | { readonly kind: "cut" | "uncut"; readonly reason: JoinReason; readonly value: string };

const EndsRow = z.object({ a: z.int(), b: z.int() });

/**
 * Changes the edges as a decision says.
 *
 * @returns the internal ids of the problems at their ends
 */
export async function touchEdges(
  tx: DbOrTransaction,
  corpusId: number,
  change: ClusterChange,
): Promise<readonly number[]> {
  switch (change.kind) {
    case "join":
      await tx.$executeRaw(
        sql`insert into leak_edge (corpus_id, a_id, b_id, reason, value)
            select ${corpusId}::int, (array_agg(p.id order by p.key collate "C"))[1],
              (array_agg(p.id order by p.key collate "C"))[2], 'person', ${change.note}
            from problem p where p.id in (${change.aId}::int, ${change.bId}::int)`,
      );
      return [change.aId, change.bId];
    case "unjoin":
      await tx.$executeRaw(
        sql`delete from leak_edge where id = (select e.id from leak_edge e where e.corpus_id = ${corpusId}
              and e.reason = 'person' and e.value = ${change.note}
              and e.a_id in (${change.aId}::int, ${change.bId}::int) and e.b_id in (${change.aId}::int, ${change.bId}::int)
              limit 1)`,
      );
      return [change.aId, change.bId];
    case "reopen":
      return [change.aId, change.bId];
    case "cut":
    case "uncut": {
      const ends = await queryRows(
        tx,
        EndsRow,
        sql`update leak_edge set is_cut = ${change.kind === "cut"}
            where corpus_id = ${corpusId} and reason = ${change.reason} and value = ${change.value}
            returning a_id as a, b_id as b`,
      );
      return [...new Set(ends.flatMap(({ a, b }) => [a, b]))];
    }
  }
}

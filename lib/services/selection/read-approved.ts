import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";

const IdsRow = z.object({ ids: z.string().nullable() });

/** Ids of the approved trajectories of a corpus, ascending. */
export async function readApproved({ db }: Pick<Asker, "db">, corpusId: number): Promise<Float64Array> {
  const [row] = await queryRows(
    db,
    IdsRow,
    sql`select string_agg(v.trajectory_id::text, ',' order by v.trajectory_id) as ids
        from review v where v.corpus_id = ${corpusId} and v.approved`,
  );

  return Float64Array.from(row?.ids ? row.ids.split(",").map(Number) : []);
}

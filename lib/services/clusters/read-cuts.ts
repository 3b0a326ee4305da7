import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { JOIN_REASONS } from "@/lib/leak/leak-edges";

const CutRow = z.object({ reason: z.enum(JOIN_REASONS), values: z.int() });

/**
 * How many values that would join problems of a corpus people let join nothing, by reason: an audit by its clusters is
 * weaker for each. One that no two problems hold by now takes nothing from it.
 */
export function readCuts(db: DbOrTransaction, corpusId: number): Promise<z.infer<typeof CutRow>[]> {
  return queryRows(
    db,
    CutRow,
    sql`select d.reason, count(*)::int as values from leak_decision d
        where d.corpus_id = ${corpusId} and d.kind = 'cut' and d.undone_at is null
          and exists (select from leak_edge e where e.corpus_id = d.corpus_id and e.reason = d.reason
            and e.value = d.value and e.is_cut)
        group by d.reason order by array_position(${[...JOIN_REASONS]}::text[], d.reason)`,
  );
}

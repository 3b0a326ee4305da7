import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { JOIN_REASONS } from "@/lib/leak/leak-edges";

const CutRow = z.object({ reason: z.enum(JOIN_REASONS), values: z.int() });

/** How many values people let join nothing in a corpus, by reason: an audit by its clusters is weaker for each. */
export function readCuts(db: DbOrTransaction, corpusId: number): Promise<z.infer<typeof CutRow>[]> {
  return queryRows(
    db,
    CutRow,
    sql`select reason, count(*)::int as values from leak_decision
        where corpus_id = ${corpusId} and kind = 'cut' and undone_at is null
        group by reason order by array_position(${[...JOIN_REASONS]}::text[], reason)`,
  );
}

import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

/** Enough of a query to know a problem by. */
const QUERY_SHOWN = 120;

const FactsRow = z.object({
  id: z.int(),
  extId: z.uuid(),
  key: z.string(),
  query: z.string(),
  bucket: z.string().nullable(),
  difficulty: z.string().nullable(),
});
/** What a comparison says of a problem; `id` is internal. */
export type ProblemFacts = z.infer<typeof FactsRow>;

/** Problems by their internal keys, in the order of their own. */
export async function readProblemFacts(db: DbOrTransaction, ids: readonly number[]): Promise<readonly ProblemFacts[]> {
  return queryRows(
    db,
    FactsRow,
    sql`select p.id, p.ext_id::text as "extId", p.key, left(p.query, ${QUERY_SHOWN}) as query, p.bucket, p.difficulty
        from problem p where p.id = any(${[...ids]}::int[]) order by p.key collate "C"`,
  );
}

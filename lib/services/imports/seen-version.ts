import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { allRows } from "./sighted-rows";

interface VersionedImport {
  readonly id: number;
  readonly set_aside_version: number;
}

const MarkRow = z.object({ mark: z.int() });

/**
 * A number that is another once rejected rows of an import are set aside or put back. The import's own rises with any of
 * them, and would tell of those that a person may not know of: such a person gets one made of how the others stand.
 */
export async function seenVersion(
  db: DbOrTransaction,
  { id, set_aside_version }: VersionedImport,
  isSighted: Sql,
): Promise<number> {
  if (isSighted === allRows) return set_aside_version;

  const [row] = await queryRows(
    db,
    MarkRow,
    // Every act has an id of its own, so what stands by the same acts was not changed.
    sql`select coalesce(hashtext(string_agg(a.act, ',' order by a.act)) & 2147483647, 0) as mark from (
          select r.set_aside_id || ' ' || count(*) as act from rejected_row r
          where r.import_id = ${id} and r.set_aside_id is not null and ${isSighted} group by r.set_aside_id
          union all
          select r.set_aside_id || ' ' || sum(r.count) from rejected_rest r
          where r.import_id = ${id} and r.set_aside_id is not null and ${isSighted} group by r.set_aside_id
        ) a`,
  );

  return row?.mark ?? 0;
}

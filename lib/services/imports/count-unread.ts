import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

const UnreadRow = z.object({ waiting: z.int(), setAside: z.int() });
type Unread = z.infer<typeof UnreadRow>;

/** Records of a corpus that could not be read and that no later try brought in: those that wait, and those set aside. */
export async function countUnread(db: DbOrTransaction, corpusId: number): Promise<Unread> {
  const [row] = await queryRows(
    db,
    UnreadRow,
    sql`select coalesce(sum(u.count) filter (where not u.is_aside), 0)::int as waiting,
          coalesce(sum(u.count) filter (where u.is_aside), 0)::int as "setAside"
        from (
          select count(*) as count, r.set_aside_id is not null as is_aside from rejected_row r join import i on i.id = r.import_id
          where i.corpus_id = ${corpusId} and not r.resolved group by 2
          union all
          select sum(r.count), r.set_aside_id is not null from rejected_rest r join import i on i.id = r.import_id
          where i.corpus_id = ${corpusId} group by 2
        ) u`,
  );

  return row ?? { waiting: 0, setAside: 0 };
}

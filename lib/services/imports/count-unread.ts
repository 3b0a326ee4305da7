import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

const UnreadRow = z.object({ waiting: z.int(), setAside: z.int() });
type Unread = z.infer<typeof UnreadRow>;

/**
 * Records of a corpus that could not be read and that no later try brought in: those that wait, and those set aside.
 *
 * Each import keeps its own rows, so that taking one back loses nothing of another; a record that several of them rejected
 * counts here as often as the one that has most of it. It waits only where none of them brought it in or set it aside. Of
 * rows that were only counted the same place of a file of the same name, with the same reason, is the same.
 */
export async function countUnread(db: DbOrTransaction, corpusId: number): Promise<Unread> {
  const [row] = await queryRows(
    db,
    UnreadRow,
    sql`select coalesce(sum(u.left_over - u.aside), 0)::int as waiting, coalesce(sum(u.aside), 0)::int as "setAside"
        from (
          select m.total - m.resolved as left_over, least(m.aside, m.total - m.resolved) as aside from (
            select max(r.total) as total, max(r.resolved) as resolved, max(r.aside) as aside from (
              select i.run_name, r.raw_hash, r.whole_bytes, count(*) as total,
                count(*) filter (where r.resolved) as resolved, count(r.set_aside_id) as aside
              from rejected_row r join import i on i.id = r.import_id
              where i.corpus_id = ${corpusId} group by i.id, r.raw_hash, r.whole_bytes
            ) r group by r.run_name, r.raw_hash, r.whole_bytes
          ) m
          union all
          select max(r.total), max(r.aside) from (
            select i.run_name, f.name, r.reason, r.first_line, sum(r.count) as total,
              coalesce(sum(r.count) filter (where r.set_aside_id is not null), 0) as aside
            from rejected_rest r join import i on i.id = r.import_id join import_file f on f.id = r.file_id
            where i.corpus_id = ${corpusId} group by i.id, f.name, r.reason, r.first_line
          ) r group by r.run_name, r.name, r.reason, r.first_line
        ) u`,
  );

  return row ?? { waiting: 0, setAside: 0 };
}

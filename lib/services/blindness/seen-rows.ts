import * as z from "zod";
import type { CappedCount } from "@/lib/contract/trajectories";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { COUNT_CAP } from "@/lib/services/trajectories/count-matches";
import type { Asker } from "./asker";
import { blindItems, blindQueues } from "./blind-items";

const QueueRow = z.object({ id: z.int() });
const CountRow = z.object({ count: z.int() });

/**
 * A condition over `trajectory t` that leaves out what a person still reviews blind. Whatever a list tells of a row, by
 * its place, its count or its being there under a filter, would tell what the queue hides.
 */
export async function seenRows(asker: Asker, corpusId: number): Promise<Sql> {
  if (!(await hasBlindQueue(asker, corpusId))) return sql`true`;

  return sql`not exists (${blindItems(asker.person, corpusId, sql`i.trajectory_id = t.id`)})`;
}

/**
 * How many rows of a corpus are left out for a person; undefined when none is. It is the number of the whole corpus: one
 * under a filter would say whether a hidden row matches it. It looks at every item of the person's blind queues, a
 * few tenths of a second where they have 100,000.
 */
export async function countLeftOut(asker: Asker, corpusId: number): Promise<CappedCount | undefined> {
  if (!(await hasBlindQueue(asker, corpusId))) return undefined;

  const [row] = await queryRows(
    asker.db,
    CountRow,
    sql`select count(distinct b.trajectory_id)::int as count
        from (select trajectory_id from (${blindItems(asker.person, corpusId, sql`true`)}) b limit ${COUNT_CAP + 1}) b`,
  );
  const count = row?.count ?? 0;

  return count === 0 ? undefined : { value: Math.min(count, COUNT_CAP), isCapped: count > COUNT_CAP };
}

/** Whether anything of a corpus may have to be left out for a person: one look at a small table. */
export async function hasBlindQueue({ db, person }: Asker, corpusId: number): Promise<boolean> {
  const rows = await queryRows(db, QueueRow, sql`select id from (${blindQueues(person, corpusId)}) q limit 1`);

  return rows.length > 0;
}

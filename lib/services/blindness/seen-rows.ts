import * as z from "zod";
import type { CappedCount } from "@/lib/contract/trajectories";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { COUNT_CAP } from "@/lib/services/trajectories/count-matches";
import type { Asker, Asking } from "./asker";
import { allBlindItems, blindItems, blindQueues } from "./blind-items";

const QueueRow = z.object({ id: z.int() });
const LeftOutRow = z.object({ items: z.int(), rows: z.int() });
const ItemRow = z.object({ trajectory: z.string() });

interface QueueKey {
  readonly id: number;
  readonly corpus_id: number;
}

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
 * under a filter would say whether a hidden row matches it.
 */
export async function countLeftOut(asker: Asker, corpusId: number): Promise<CappedCount | undefined> {
  if (!(await hasBlindQueue(asker, corpusId))) return undefined;

  const [row] = await queryRows(
    asker.db,
    LeftOutRow,
    sql`select count(*)::int as items, count(distinct b.trajectory_id)::int as rows
        from (select trajectory_id from (${allBlindItems(asker.person, corpusId)}) b limit ${COUNT_CAP + 1}) b`,
  );
  const { items, rows } = row ?? { items: 0, rows: 0 };

  return rows === 0 ? undefined : { value: Math.min(rows, COUNT_CAP), isCapped: items > COUNT_CAP };
}

/** Whether anything of a corpus is left out for a person. */
export async function reviewsBlind(asker: Asking, corpusId: number): Promise<boolean> {
  if (!(await hasBlindQueue(asker, corpusId))) return false;

  const items = await queryRows(
    asker.db,
    ItemRow,
    sql`select b.trajectory_id::text as trajectory from (${allBlindItems(asker.person, corpusId)}) b limit 1`,
  );

  return items.length > 0;
}

/** Whether a queue is one of those that a person reviews blind: what it was made from would tell of its items. */
export async function reviewsQueueBlind({ db, person }: Asker, queue: QueueKey): Promise<boolean> {
  const queues = await queryRows(
    db,
    QueueRow,
    sql`select b.id from (${blindQueues(person, queue.corpus_id)}) b where b.id = ${queue.id}`,
  );

  return queues.length > 0;
}

/** Whether anything of a corpus may have to be left out for a person: one look at a small table. */
export async function hasBlindQueue({ db, person }: Asking, corpusId: number): Promise<boolean> {
  const rows = await queryRows(db, QueueRow, sql`select id from (${blindQueues(person, corpusId)}) q limit 1`);

  return rows.length > 0;
}

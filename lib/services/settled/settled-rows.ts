import type { DbOrTransaction } from "@/lib/db/client";
import { type Sql, sql } from "@/lib/db/query-rows";
import { LABEL_SOURCES } from "@/lib/domain/label";
import type { SettlingItem } from "./settle-item";

interface Settled {
  readonly values: ReadonlyMap<string, string>;
  readonly source: (typeof LABEL_SOURCES)[number];
}

/**
 * Writes what an item settles. An adjudicated label is not replaced by an agreed one, nor that by a single person's; of
 * equals the one settled later counts. The time is that of the last answer or adjudication, so the same labels come
 * out in whatever order items are written, also when they are written anew.
 */
export async function writeSettled(
  tx: DbOrTransaction,
  item: Pick<SettlingItem, "item_id" | "corpus_id" | "trajectory_id">,
  { values, source }: Settled,
): Promise<void> {
  if (values.size === 0) return;

  await tx.$executeRaw(sql`
    insert into settled_label (corpus_id, trajectory_id, question, value, source, queue_item_id, settled_at)
    select ${item.corpus_id}, ${item.trajectory_id}, v.question, v.value, ${source}, ${item.item_id}, ${settledAt(item.item_id, source)}
    from unnest(${[...values.keys()]}::text[], ${[...values.values()]}::text[]) as v(question, value)
    on conflict (corpus_id, trajectory_id, question) do update set value = excluded.value, source = excluded.source,
      queue_item_id = excluded.queue_item_id, settled_at = excluded.settled_at
    where (${rank(sql`excluded.source`)}, excluded.settled_at) >= (${rank(sql`settled_label.source`)}, settled_label.settled_at)`);
}

function rank(source: Sql): Sql {
  return sql`array_position(${[...LABEL_SOURCES]}::text[], ${source})`;
}

function settledAt(itemId: bigint, source: Settled["source"]): Sql {
  return source === "adjudicated"
    ? sql`(select max(at) from label_event where queue_item_id = ${itemId} and phase = 'adjudication' and undoes_id is null)`
    : sql`(select max(committed_at) from queue_assignment where item_id = ${itemId} and state = 'committed')`;
}

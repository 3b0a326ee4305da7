import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { LABEL_SOURCES } from "@/lib/domain/label";
import type { SettlingItem } from "./settle-item";

interface Settled {
  readonly values: ReadonlyMap<string, string>;
  readonly source: (typeof LABEL_SOURCES)[number];
}

/** Writes what an item settles. An adjudicated label is not replaced by an agreed one, nor that by a single person's. */
export async function writeSettled(
  tx: DbOrTransaction,
  item: SettlingItem,
  { values, source }: Settled,
): Promise<void> {
  if (values.size === 0) return;

  await tx.$executeRaw(sql`
    insert into settled_label (corpus_id, trajectory_id, question, value, source, queue_item_id, settled_at)
    select ${item.corpus_id}, ${item.trajectory_id}, v.question, v.value, ${source}, ${item.item_id}, ${item.now}
    from unnest(${[...values.keys()]}::text[], ${[...values.values()]}::text[]) as v(question, value)
    on conflict (corpus_id, trajectory_id, question) do update set value = excluded.value, source = excluded.source,
      queue_item_id = excluded.queue_item_id, settled_at = excluded.settled_at
    where array_position(array['person', 'agreed', 'adjudicated'], excluded.source)
      >= array_position(array['person', 'agreed', 'adjudicated'], settled_label.source)`);
}

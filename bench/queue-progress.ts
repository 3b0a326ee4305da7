import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getProgress } from "@/lib/services/queues/get-progress";
import { type Figure, ms, quantile, timings } from "./figure";

const ROUNDS = 10;

interface AnsweredQueue {
  /** Public id. */
  readonly id: string;
  readonly key: { readonly queueId: number };
  readonly items: number;
  /** Answers that every item has. */
  readonly overlap: number;
}

/** Q4: where a queue stands that everybody answered, with agreement, throughput and reviewers, against its answers alone. */
export async function progressFigure(ctx: Context, queue: AnsweredQueue): Promise<Figure> {
  const answers = () =>
    queryRows(
      ctx.db,
      z.object({ item: z.coerce.string(), person: z.int(), value: z.string() }),
      sql`select e.queue_item_id as item, e.person_id as person, e.value from label_event e
          join queue_item i on i.id = e.queue_item_id where i.queue_id = ${queue.key.queueId}`,
    );
  const bare = quantile(await timings(ROUNDS, answers), 0.5);
  const progress = await timings(ROUNDS, () => getProgress(ctx, { id: queue.id }));

  return {
    id: "Q4",
    what: `progress with agreement of ${queue.items.toLocaleString("en")} items with ${queue.overlap} answers each, p50 (max ${ms(Math.max(...progress))})`,
    measured: ms(quantile(progress, 0.5)),
    limit: `its answers read: ${ms(bare)}`,
    ratio: quantile(progress, 0.5) / bare,
    goal: "<= 1000 ms",
  };
}

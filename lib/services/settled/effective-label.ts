import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { LABEL_SOURCES } from "@/lib/domain/label";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { type OverridableQuestion, type Override, standingOverride } from "./standing-override";

const SettledRow = z.object({
  value: z.string(),
  source: z.enum(LABEL_SOURCES),
  item_id: z.bigint(),
  settled_at: z.date(),
  person_id: z.int().nullable(),
});

/** The answer that counts, with where it comes from; what several people agreed on is nobody's own. */
export interface EffectiveLabel {
  readonly value: string;
  readonly source: (typeof LABEL_SOURCES)[number];
  readonly personId: number | null;
  /** Where it was given: in a queue, or outside of them in the change that made this version. */
  readonly from: { readonly itemId: bigint } | { readonly version: number };
}

/**
 * The rule of effective values: adjudicated, else agreed by the overlap, else a single person's, else the machine's,
 * which is undefined here. Of two that are equal the later one counts. An override is a single person's, or adjudicated
 * when it overruled what several had settled.
 */
export async function effectiveLabel(
  db: DbOrTransaction,
  key: TrajectoryKey,
  question: OverridableQuestion,
): Promise<EffectiveLabel | undefined> {
  const settled = await settledLabel(db, key, question);
  const override = await standingOverride(db, key, question);
  if (!override || (settled && outranks(settled, override))) return settled ? fromQueue(settled) : undefined;

  const { value, source, personId, version } = override;

  return { value, source, personId, from: { version } };
}

/** Whether what queues settled counts before what a person said outside of them. */
export function outranks(
  settled: Pick<z.infer<typeof SettledRow>, "source" | "settled_at">,
  override: Pick<Override, "source" | "at">,
): boolean {
  const ranks = LABEL_SOURCES.indexOf(settled.source) - LABEL_SOURCES.indexOf(override.source);

  return ranks > 0 || (ranks === 0 && settled.settled_at >= override.at);
}

function fromQueue({ value, source, person_id, item_id }: z.infer<typeof SettledRow>): EffectiveLabel {
  return { value, source, personId: source === "agreed" ? null : person_id, from: { itemId: item_id } };
}

async function settledLabel(
  db: DbOrTransaction,
  key: TrajectoryKey,
  question: OverridableQuestion,
): Promise<z.infer<typeof SettledRow> | undefined> {
  const [row] = await queryRows(
    db,
    SettledRow,
    sql`select s.value, s.source, s.queue_item_id as item_id, s.settled_at,
          (select e.person_id from label_event e
            where e.queue_item_id = s.queue_item_id and e.question = ${question} and e.value is not null
              and e.phase = case s.source when 'adjudicated' then 'adjudication' else 'answer' end
            order by e.id desc limit 1) as person_id
        from settled_label s
        where s.corpus_id = ${key.corpusId} and s.trajectory_id = ${key.id} and s.question = ${question}`,
  );

  return row;
}

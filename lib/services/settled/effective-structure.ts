import * as z from "zod";
import { StructureLabel } from "@/lib/contract/label-values";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { LABEL_SOURCES } from "@/lib/domain/label";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { type Override, standingOverride } from "./standing-override";

const SettledRow = z.object({
  value: StructureLabel,
  source: z.enum(LABEL_SOURCES),
  settled_at: z.date(),
  person_id: z.int().nullable(),
});

/** The label that counts, with where it comes from; what several people agreed on is nobody's own. */
export interface EffectiveStructure {
  readonly label: StructureLabel;
  readonly source: (typeof LABEL_SOURCES)[number];
  readonly personId: number | null;
}

/**
 * The rule of effective values: adjudicated, else agreed by the overlap, else a single person's, else the machine's,
 * which is undefined here. Of two that are equal the later one counts. An override is a single person's, or adjudicated
 * when it overruled what several had settled.
 */
export async function effectiveStructure(
  db: DbOrTransaction,
  key: TrajectoryKey,
): Promise<EffectiveStructure | undefined> {
  const settled = await settledStructure(db, key);
  const override = await standingOverride(db, key);
  if (!override || (settled && outranks(settled, override))) return settled ? fromQueue(settled) : undefined;

  return { label: StructureLabel.parse(override.value), source: override.source, personId: override.personId };
}

function outranks(settled: z.infer<typeof SettledRow>, override: Override): boolean {
  const ranks = LABEL_SOURCES.indexOf(settled.source) - LABEL_SOURCES.indexOf(override.source);

  return ranks > 0 || (ranks === 0 && settled.settled_at >= override.at);
}

function fromQueue({ value, source, person_id }: z.infer<typeof SettledRow>): EffectiveStructure {
  return { label: value, source, personId: source === "agreed" ? null : person_id };
}

async function settledStructure(
  db: DbOrTransaction,
  key: TrajectoryKey,
): Promise<z.infer<typeof SettledRow> | undefined> {
  const [row] = await queryRows(
    db,
    SettledRow,
    sql`select s.value, s.source, s.settled_at,
          (select e.person_id from label_event e
            where e.queue_item_id = s.queue_item_id and e.question = 'structure' and e.value is not null
              and e.phase = case s.source when 'adjudicated' then 'adjudication' else 'answer' end
            order by e.id desc limit 1) as person_id
        from settled_label s
        where s.corpus_id = ${key.corpusId} and s.trajectory_id = ${key.id} and s.question = 'structure'`,
  );

  return row;
}

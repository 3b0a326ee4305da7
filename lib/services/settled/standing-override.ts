import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

export const OverrideEventRow = z.object({
  id: z.bigint(),
  value: z.string().nullable(),
  person_id: z.int(),
  undoes_id: z.bigint().nullable(),
  version: z.int(),
  phase: z.string(),
  at: z.date(),
});
export type OverrideEvent = z.infer<typeof OverrideEventRow>;

/** What queues settle and a person may answer outside of them. */
export type OverridableQuestion = "structure" | "gate";

/** An answer that one person gave outside of queues, which nobody took back. */
export interface Override {
  readonly value: string;
  /** Of the state that the answer made; what else was said with it has the same. */
  readonly version: number;
  readonly personId: number;
  readonly at: Date;
  /** "adjudicated" when it overruled what several people had settled, else one person's word. */
  readonly source: "person" | "adjudicated";
}

/** The standing override of a question about a trajectory; undefined when there is none. */
export async function standingOverride(
  db: DbOrTransaction,
  key: TrajectoryKey,
  question: OverridableQuestion,
): Promise<Override | undefined> {
  const events = await queryRows(
    db,
    OverrideEventRow,
    sql`select id, value, person_id, undoes_id, version, phase, at from label_event
        where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} and question = ${question} and queue_item_id is null
        order by id`,
  );

  return standingAt(events, events.length);
}

/** What stood after the first `count` events: an undo brings back what stood before the event it names. */
export function standingAt(events: readonly OverrideEvent[], count: number): Override | undefined {
  const last = events[count - 1];
  if (!last) return undefined;
  const undone = last.undoes_id === null ? -1 : events.findIndex((event) => event.id === last.undoes_id);
  if (undone >= 0) return standingAt(events, undone);

  if (last.value === null) return undefined;

  const source = last.phase === "adjudication" ? "adjudicated" : "person";
  return { value: last.value, version: last.version, personId: last.person_id, at: last.at, source };
}

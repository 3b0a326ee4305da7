import type { DbOrTransaction } from "@/lib/db/client";
import { type Sql, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

type Reader = Pick<Context, "db" | "person" | "now">;

/**
 * Keeps that a person is about to see what was hidden from an answer; the first time counts.
 *
 * @returns whether the answer stands
 */
export async function noteReveal(reader: Reader, commitId: string): Promise<boolean> {
  return (await note(reader, sql`a.commit_id = ${commitId}::uuid`)) > 0;
}

/** The same for whoever opens the trajectory elsewhere; nothing is written where nothing was hidden. */
export async function noteSeen(reader: Reader, key: TrajectoryKey): Promise<void> {
  await note(
    reader,
    sql`i.corpus_id = ${key.corpusId} and i.trajectory_id = ${key.id} and a.revealed_at is null and ${wasBlind}`,
  );
}

/** The same for all that a person answered in a queue. */
export async function noteAnswersSeen(reader: Reader, queueId: number): Promise<void> {
  await note(reader, sql`a.queue_id = ${queueId} and a.revealed_at is null and ${wasBlind}`);
}

/**
 * Makes blind answers over `queue_assignment a` stay that nobody may take back now, also where somebody may again later:
 * until none of its answers can be taken back, an item is closed to all who could still be asked about it.
 */
export function keepAnswers(tx: DbOrTransaction, now: Date, condition: Sql): Promise<number> {
  return tx.$executeRaw(sql`update queue_assignment a set revealed_at = ${now} from queue q
    where q.id = a.queue_id and a.state = 'committed' and a.revealed_at is null and ${wasBlind} and ${condition}`);
}

/** Over `queue q`: its answers are given without some layers. */
export const wasBlind = sql`q.mode = 'blind' and q.hidden <> '{}'`;

function note({ db, person, now }: Reader, condition: Sql): Promise<number> {
  return db.$executeRaw(sql`
    update queue_assignment a set revealed_at = case when ${wasBlind} then coalesce(a.revealed_at, ${now()}) end
    from queue_item i, queue q
    where ${condition} and i.id = a.item_id and q.id = i.queue_id and a.person_id = ${person.id} and a.state = 'committed'`);
}

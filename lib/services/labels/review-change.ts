import type { DbOrTransaction } from "@/lib/db/client";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

/** A change of the review of one trajectory, with the version of the state after it. */
export interface ReviewChange {
  readonly key: TrajectoryKey;
  readonly version: number;
  readonly personId: number;
  readonly at: Date;
}

interface NewEvent {
  readonly question: "structure" | "approval";
  readonly value: string | null;
  readonly undoesId: bigint | null;
  /** Of an approval: the item whose rejection withdraws it, or with whose rejection it comes back. */
  readonly itemId: bigint | null;
}

/** @returns the public id of the event */
export async function writeEvent(tx: DbOrTransaction, change: ReviewChange, event: NewEvent): Promise<string> {
  const { key, version, personId, at } = change;
  const { question, value, undoesId, itemId } = event;
  const { extId } = await tx.labelEvent.create({
    data: {
      ...{ corpusId: key.corpusId, trajectoryId: key.id, personId, question, value, version, undoesId, at },
      queueItemId: itemId,
    },
    select: { extId: true },
  });

  return extId;
}

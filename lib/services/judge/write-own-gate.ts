import type { DbOrTransaction } from "@/lib/db/client";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import type { Span } from "@/lib/domain/label";
import type { Context } from "@/lib/services/context";
import { applyGate } from "@/lib/services/settled/apply-gate";
import { nextGateVersion } from "@/lib/services/settled/lock-gate";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { type GroundsToWrite, writeGrounds } from "./gate-events";

/** A gate outside of queues, or an undo of one. */
interface OwnGate {
  readonly key: TrajectoryKey;
  /** Public id of the trajectory. */
  readonly id: string;
  readonly event: {
    readonly value: string | null;
    readonly note?: string | null;
    readonly phase?: "answer" | "adjudication";
    readonly undoesId?: bigint;
  };
  readonly spans: readonly Span[];
  readonly cause: GroundsToWrite["cause"];
  readonly audit: { readonly verb: string; readonly detail: Readonly<Record<string, string | number | null>> };
}

/**
 * Writes the event of a gate outside of queues with its grounds, what counts after it and the audit, for a row that is
 * locked.
 *
 * @returns the public id of the event
 */
export async function writeOwnGate(
  tx: DbOrTransaction,
  { person, now: clock }: Pick<Context, "person" | "now">,
  { key, id, event, spans, cause, audit }: OwnGate,
): Promise<string> {
  const now = clock();
  const version = await nextGateVersion(tx, key, now);
  const [span] = spans;
  const { extId } = await tx.labelEvent.create({
    data: {
      ...{ corpusId: key.corpusId, trajectoryId: key.id, personId: person.id, question: "gate", version, at: now },
      ...(span ? { span: JSON.parse(sanitiseJson(span) ?? "null") } : {}),
      ...event,
    },
    select: { extId: true },
  });
  if (event.value !== null)
    await writeGrounds(tx, { key, person, now, version, itemId: null, cause, note: undefined, spans });
  await applyGate(tx, { corpus_id: key.corpusId, trajectory_id: key.id, now });
  await tx.audit.create({
    data: {
      personId: person.id,
      verb: audit.verb,
      subject: `trajectory:${id}`,
      detail: { ...audit.detail, version },
    },
  });

  return extId;
}

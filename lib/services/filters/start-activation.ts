import * as z from "zod";
import type { ActivationStarted, VerdictMove } from "@/lib/contract/filters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { beingRemoved } from "@/lib/services/corpora/being-removed";
import { startJob } from "@/lib/services/jobs/start-job";
import { ServiceError } from "@/lib/services/service-error";
import { ACTIVATION_JOB, hasActivationJob } from "./activation-job";
import { readUnderWay } from "./read-under-way";
import { Moves } from "./run-activation";

/** What is activated, and why. */
interface NewActivation {
  readonly version: { readonly id: number; readonly name: string };
  readonly reason: string;
  /** The activation that this one takes back. */
  readonly undoesId?: number;
  /** Set when the caller runs the job itself. */
  readonly workerId?: string | undefined;
}

/** A corpus that is locked against other activations until the transaction ends. */
export interface LockedCorpus {
  readonly id: number;
  readonly extId: string;
  readonly name: string;
  readonly filterVersionId: number;
}

const CorpusRow = z.object({ id: z.int(), extId: z.string(), name: z.string(), filterVersionId: z.int() });

/**
 * The corpus in which a version is to be activated: one activation at a time.
 *
 * @throws ServiceError NOT_FOUND without the corpus or while it is being removed, CONFLICT while trajectories are still brought to the active version
 */
export async function lockCorpus(tx: DbOrTransaction, extId: string): Promise<LockedCorpus> {
  const [corpus] = await queryRows(
    tx,
    CorpusRow,
    sql`select id, ext_id::text as "extId", name, filter_version_id as "filterVersionId" from corpus
        where ext_id = ${extId}::uuid and not ${beingRemoved(sql`corpus.ext_id`)} for update`,
  );
  if (!corpus) throw new ServiceError("NOT_FOUND", "There is no such corpus. Choose one of the list.");
  if (await hasActivationJob(tx, extId)) {
    throw new ServiceError(
      "CONFLICT",
      `${await underWay(tx, corpus.id)} is being activated in “${corpus.name}”. Wait until it is done, or cancel it.`,
    );
  }

  return corpus;
}

/**
 * The version that rows are brought to: that before, while a cancelled activation is put back. No name where the job only
 * follows what is active.
 */
async function underWay(tx: DbOrTransaction, corpusId: number): Promise<string> {
  const activation = await readUnderWay(tx, corpusId);

  return activation ? `“${activation.version}”` : "A filter version";
}

/**
 * Makes a version the active one of a locked corpus, and starts the job that brings its trajectories to it. One that
 * ended on a fault is left behind; where it is tried again, the new one takes back what it took back, and goes on with
 * its count of what moved.
 *
 * @throws ServiceError CONFLICT when the version is active already
 */
export async function startActivation(
  ctx: Context,
  tx: DbOrTransaction,
  { corpus, ...wish }: NewActivation & { readonly corpus: LockedCorpus },
): Promise<ActivationStarted> {
  const { version, reason, workerId } = wish;
  const stopped = await leaveStopped(tx, corpus, { versionId: version.id, at: ctx.now() });
  if (version.id === corpus.filterVersionId && !stopped)
    throw new ServiceError("CONFLICT", `“${version.name}” is the active version of “${corpus.name}” already.`);

  const { previousId, ...goesOn } = originOf(corpus, version.id, stopped);
  const undoesId = goesOn.undoesId ?? wish.undoesId ?? null;
  const total = await countRows(tx, corpus.id);
  const jobId = await startJob(tx, {
    ...{ kind: ACTIVATION_JOB, payload: { corpus: corpus.extId }, personId: ctx.person.id, unit: "rows", total },
    ...(workerId === undefined ? {} : { workerId }),
  });
  const { extId } = await tx.filterActivation.create({
    data: {
      ...{ corpusId: corpus.id, versionId: version.id, personId: ctx.person.id, reason, jobId, createdAt: ctx.now() },
      ...{ ...goesOn, previousId, undoesId },
    },
    select: { extId: true },
  });
  await tx.corpus.update({ where: { id: corpus.id }, data: { filterVersionId: version.id } });
  const replaced = await tx.filterVersion.findUniqueOrThrow({ where: { id: previousId }, select: { name: true } });
  await tx.audit.create({
    data: {
      personId: ctx.person.id,
      verb: undoesId === null ? "activate_filter" : "undo_activation",
      subject: `corpus:${corpus.extId}`,
      detail: { activation: extId, jobId, version: version.name, reason, replaced: replaced.name },
      at: ctx.now(),
    },
  });

  return { activationId: extId, jobId };
}

/** An activation whose job ended on a fault. */
interface Stopped {
  readonly versionId: number;
  readonly previousId: number;
  readonly undoesId: number | null;
  readonly moved: unknown;
}

/**
 * Closes the activation that another one follows. One that was cancelled, and stopped while it was put back, is cancelled,
 * unless it is followed by the very version that it was put back to, which then comes instead of it.
 */
async function leaveStopped(
  tx: DbOrTransaction,
  corpus: LockedCorpus,
  { versionId, at }: { readonly versionId: number; readonly at: Date },
): Promise<Stopped | undefined> {
  const where = { corpusId: corpus.id, state: "running" };
  const select = { versionId: true, previousId: true, undoesId: true, moved: true } as const;
  const stopped = await tx.filterActivation.findFirst({ where, select, orderBy: { id: "desc" } });
  if (!stopped) return undefined;

  const stands = stopped.versionId === corpus.filterVersionId || versionId === corpus.filterVersionId;
  await tx.filterActivation.updateMany({ where, data: { state: stands ? "failed" : "cancelled", finishedAt: at } });

  return stopped;
}

/** What an activation comes instead of, and where it tries a stopped one again what it goes on with. */
interface Origin {
  readonly previousId: number;
  readonly undoesId?: number | null;
  readonly moved?: VerdictMove[];
}

function originOf(corpus: LockedCorpus, versionId: number, stopped: Stopped | undefined): Origin {
  if (stopped === undefined || versionId !== corpus.filterVersionId) return { previousId: corpus.filterVersionId };
  if (stopped.versionId !== versionId) return { previousId: stopped.versionId };
  const { previousId, undoesId } = stopped;
  const moved = Moves.parse(stopped.moved);

  return { previousId, undoesId, ...(moved === null ? {} : { moved }) };
}

async function countRows(tx: DbOrTransaction, corpusId: number): Promise<number> {
  const [row] = await queryRows(
    tx,
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from trajectory where corpus_id = ${corpusId}`,
  );

  return row?.count ?? 0;
}

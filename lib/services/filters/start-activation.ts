import * as z from "zod";
import type { ActivationStarted } from "@/lib/contract/filters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { beingRemoved } from "@/lib/services/corpora/being-removed";
import { startJob } from "@/lib/services/jobs/start-job";
import { ServiceError } from "@/lib/services/service-error";
import { ACTIVATION_JOB, hasActivationJob } from "./activation-job";
import { readUnderWay } from "./read-under-way";

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
 * ended on a fault is left behind as failed; where it is tried again, what it took back is taken back by the new one.
 *
 * @throws ServiceError CONFLICT when the version is active already
 */
export async function startActivation(
  ctx: Context,
  tx: DbOrTransaction,
  { corpus, ...wish }: NewActivation & { readonly corpus: LockedCorpus },
): Promise<ActivationStarted> {
  const { version, reason, workerId } = wish;
  const failed = await tx.filterActivation.findFirst({
    where: { corpusId: corpus.id, state: "running" },
    select: { id: true, previousId: true, undoesId: true },
    orderBy: { id: "desc" },
  });
  const isActive = version.id === corpus.filterVersionId;
  if (isActive && !failed)
    throw new ServiceError("CONFLICT", `“${version.name}” is the active version of “${corpus.name}” already.`);

  const isRetry = isActive && failed !== null;
  const previousId = isRetry ? failed.previousId : corpus.filterVersionId;
  const undoesId = isRetry ? failed.undoesId : (wish.undoesId ?? null);

  await tx.filterActivation.updateMany({
    where: { corpusId: corpus.id, state: "running" },
    data: { state: "failed", finishedAt: ctx.now() },
  });
  const total = await countRows(tx, corpus.id);
  const jobId = await startJob(tx, {
    ...{ kind: ACTIVATION_JOB, payload: { corpus: corpus.extId }, personId: ctx.person.id, unit: "rows", total },
    ...(workerId === undefined ? {} : { workerId }),
  });
  const { extId } = await tx.filterActivation.create({
    data: {
      ...{ corpusId: corpus.id, versionId: version.id, personId: ctx.person.id, reason, jobId, createdAt: ctx.now() },
      ...{ previousId, undoesId },
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

async function countRows(tx: DbOrTransaction, corpusId: number): Promise<number> {
  const [row] = await queryRows(
    tx,
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from trajectory where corpus_id = ${corpusId}`,
  );

  return row?.count ?? 0;
}

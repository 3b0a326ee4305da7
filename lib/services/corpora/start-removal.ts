import type { RemoveCorpus } from "@/lib/contract/corpora";
import type { JobStarted } from "@/lib/contract/jobs";
import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { REMOVE_CORPUS_JOB } from "./being-removed";
import { type CorpusKey, getCorpusKey } from "./get-corpus-key";
import { requireRemovable } from "./why-not-removed";

interface StartRemoval extends RemoveCorpus {
  readonly id: string;
  /** Set when the caller runs the job itself. */
  readonly workerId?: string;
}

/**
 * Starts to remove a corpus with everything that belongs to it. From now on nobody chooses it any more.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND, INVALID for another name than its own, CONFLICT that says what stands against it
 */
export async function startRemoval(ctx: Context, { id, name, workerId }: StartRemoval): Promise<JobStarted> {
  requirePermission(ctx, "remove_corpus");
  // Before the lock as well: who works on the corpus, or removes it, may hold that for longer than a request waits.
  await removable(ctx.db, { id, name });

  return ctx.db.$transaction(async (tx) => {
    // Waits for imports that are just being recorded. What follows is a statement of its own, so that it sees them.
    await tx.$executeRaw(sql`select from corpus where ext_id = ${id}::uuid for update`);
    const corpus = await removable(tx, { id, name });
    const jobId = await startJob(tx, {
      ...{
        kind: REMOVE_CORPUS_JOB,
        payload: { corpus: corpus.extId },
        personId: ctx.person.id,
        unit: "rows",
        total: 0,
      },
      ...(workerId === undefined ? {} : { workerId }),
    });

    return { jobId };
  });
}

async function removable(db: DbOrTransaction, { id, name }: StartRemoval): Promise<CorpusKey> {
  const corpus = await getCorpusKey(db, id);
  if (name !== corpus.name) throw new ServiceError("INVALID", `Type the name exactly as it is: “${corpus.name}”.`);
  await requireRemovable(db, corpus);

  return corpus;
}

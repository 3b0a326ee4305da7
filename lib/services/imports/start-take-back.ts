import type { JobStarted } from "@/lib/contract/jobs";
import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { startJob } from "@/lib/services/jobs/start-job";
import { ServiceError } from "@/lib/services/service-error";
import { TAKE_BACK_JOB } from "./being-taken-back";
import { locateTakeBack, type TakenImport } from "./locate-take-back";
import { whyNotTakenBack } from "./why-not-taken-back";

interface StartTakeBack {
  readonly id: string;
  /** Set when the caller runs the job itself. */
  readonly workerId?: string;
}

/**
 * Starts to take an import back. Until that has ended nothing is imported into its corpus.
 *
 * @throws ServiceError FORBIDDEN, NOT_FOUND, CONFLICT that says what stands against it
 */
export async function startTakeBack(ctx: Context, { id, workerId }: StartTakeBack): Promise<JobStarted> {
  // Before the lock as well: who works on the corpus may hold that for longer than a request waits.
  const { corpus } = await locateTakeBack(ctx, ctx.db, id);
  const isBlind = await reviewsBlind(ctx, corpus.id);
  await takeable(ctx, ctx.db, { id, isBlind });

  return ctx.db.$transaction(async (tx) => {
    // Waits for imports that are just being recorded. What follows is a statement of its own, so that it sees them.
    await tx.$executeRaw(sql`select from corpus where id = ${corpus.id} for update`);
    const taken = await takeable(ctx, tx, { id, isBlind });
    const jobId = await startJob(tx, {
      ...{ kind: TAKE_BACK_JOB, personId: ctx.person.id, unit: "rows", total: 0 },
      payload: { corpus: taken.corpus.extId, import: taken.extId },
      ...(workerId === undefined ? {} : { workerId }),
    });

    return { jobId };
  });
}

async function takeable(
  ctx: Context,
  db: DbOrTransaction,
  { id, isBlind }: { readonly id: string; readonly isBlind: boolean },
): Promise<TakenImport> {
  const taken = await locateTakeBack(ctx, db, id);
  await getCorpusKey(db, taken.corpus.extId);
  const refusal = await whyNotTakenBack(db, taken, { person: ctx.person, isBlind });
  if (refusal !== undefined) throw new ServiceError("CONFLICT", refusal.sentence);

  return taken;
}

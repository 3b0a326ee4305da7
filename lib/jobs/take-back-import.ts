import * as z from "zod";
import { despiteDeadlocks } from "@/lib/db/despite-deadlocks";
import { removeFiles } from "@/lib/services/corpora/remove-files";
import { TAKE_BACK_JOB } from "@/lib/services/imports/being-taken-back";
import { LeftOfImport } from "@/lib/services/imports/left-of-import";
import { startBehindImport } from "@/lib/services/imports/start-behind-import";
import { sweepTaken } from "@/lib/services/imports/sweep-taken";
import { takeBackRows } from "@/lib/services/imports/take-back-rows";
import { startStaleSelections } from "@/lib/services/selection/start-stale-selections";
import { defineJob, JobFailed } from "./job";
import { keepLeft } from "./keep-left";

/** `left` is there once the rows are gone: then nothing brings the import back, and the rest is done. */
const Payload = z.object({ corpus: z.uuid(), import: z.uuid(), left: LeftOfImport.optional() });

/**
 * Takes an import back: first its rows, all at once, then its files. One that is cancelled or stops before the rows are
 * gone leaves everything as it was; afterwards it goes on at the next start. `result` is `{ trajectories }`.
 */
export const takeBackImport = defineJob(
  TAKE_BACK_JOB,
  Payload,
  async (ctx, payload, progress) => {
    const left =
      payload.left ??
      (await despiteDeadlocks(() =>
        takeBackRows(ctx, {
          ...{ id: payload.import, jobId: ctx.claim.jobId, onStep: progress.report },
          keep: (tx, rest) => keepLeft(tx, ctx.claim, rest),
        }),
      ));

    await sweepTaken(ctx.db, left.corpusId);
    await removeFiles(ctx, { uploads: left.uploads, exports: [], releases: [] }).catch((error: unknown) => {
      ctx.log.failure("import_files_error", { import: payload.import }, error);
      throw new JobFailed(
        "The import is taken back, but not every file of it could be deleted; logs/worker.log says why. The next start tries again.",
      );
    });

    return { trajectories: left.trajectories };
  },
  async (db) => {
    // However it ended, the rows may be gone: what is derived of the others is made anew, as after an import.
    await startBehindImport(db);
    await startStaleSelections(db);
  },
);

import * as z from "zod";
import { SIGN_RELEASE_JOB } from "@/lib/services/releases/release-job";
import { signRelease as sign } from "@/lib/services/releases/sign-release";
import { defineJob } from "./job";

const Payload = z.object({ release: z.uuid(), corpus: z.uuid(), note: z.string() });

/**
 * Signs a release, once its files were read and its audit was made again. One that is cancelled, or that fails, leaves it
 * unsigned. One whose process died is tried from its beginning, unless it had signed by then.
 */
export const signRelease = defineJob(SIGN_RELEASE_JOB, Payload, async (ctx, { release, note }, { report }) => {
  const { state, jobId } = await ctx.db.release.findUniqueOrThrow({
    where: { extId: release },
    select: { state: true, jobId: true },
  });
  if (state === "signed" && jobId === ctx.claim.jobId) return;

  await sign(ctx, { id: release, note, onProgress: report });
});

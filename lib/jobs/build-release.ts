import * as z from "zod";
import { buildRelease as build } from "@/lib/services/releases/build-release";
import { RELEASE_JOB } from "@/lib/services/releases/release-job";
import { defineJob } from "./job";

const Payload = z.object({ release: z.uuid(), corpus: z.uuid() });

/**
 * Builds and audits a release. One that is interrupted goes on from the last step that ended; one that fails or is
 * cancelled leaves no file. `result` is `{ rows, isBlocked }`.
 */
export const buildRelease = defineJob(
  RELEASE_JOB,
  Payload,
  (ctx, { release }, { report }) => build(ctx, { id: release, databaseUrl: ctx.databaseUrl, onProgress: report }),
  async (db, end, jobId) => {
    // One whose files are there stays a draft, and can be audited.
    if (end !== "done") await db.release.updateMany({ where: { jobId, state: "building" }, data: { state: end } });
  },
);

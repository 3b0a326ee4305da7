import * as z from "zod";
import { AUDIT_JOB } from "@/lib/services/splits/audit-job";
import { makeAudit } from "@/lib/services/splits/make-audit";
import { defineJob } from "./job";

const Payload = z.object({ split: z.uuid() });

/** Audits a large split, part by part. One that is cancelled leaves the report before. */
export const auditSplit = defineJob(AUDIT_JOB, Payload, async (ctx, { split }, progress) => {
  const problems = await ctx.db.splitPool.count({ where: { split: { extId: split } } });
  await makeAudit(ctx, {
    id: split,
    onPart: (done, total) => progress.report(Math.round((done / total) * problems), problems),
  });
});

import * as z from "zod";
import { auditAgain } from "@/lib/services/releases/audit-release";
import { AUDIT_RELEASE_JOB } from "@/lib/services/releases/release-job";
import { defineJob } from "./job";

const Payload = z.object({ release: z.uuid(), corpus: z.uuid() });

/** Audits a release again. One that is cancelled, or that fails, leaves the audit before. `result` is `{ isBlocked }`. */
export const auditRelease = defineJob(AUDIT_RELEASE_JOB, Payload, async (ctx, { release }, { report }) => {
  const audit = await auditAgain(ctx, { id: release, onPart: (done, total) => report(done, total, "audit") });

  return { isBlocked: audit?.isBlocked ?? false };
});

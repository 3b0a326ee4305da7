import userEvent from "@testing-library/user-event";
import { aBulkApproval, bulkApprovals } from "@/components/bulk-approval/given-bulk-approval";
import { type BulkPress, noteBulkStart, pressBulk } from "@/lib/client/bulk-starts";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { aRow, givenRows, isShown } from "./given-approvable-rows";
import { corpus } from "./given-table";

export const JOB = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f0b1";
export const STANDING = "Not undone here: all matching were approved last";
export const UNKNOWN = "Not undone: what became of the bulk approval cannot be read";

export const job = (facts: Parameters<typeof aBulkApproval>[0] = {}): BulkApproval =>
  aBulkApproval({ ...facts, job: { id: JOB, ...facts.job } });

/** A press that starts a bulk job, before its answer. */
export const givenPress = (of = corpus.id, newestBefore?: string): BulkPress => pressBulk({ corpus: of, newestBefore });
export const givenStart = (jobId: string, of?: string): void => noteBulkStart(givenPress(of), jobId);

/** A row that was approved, and bulk jobs that were started since, of which the server lists these by now. */
export async function givenBulk(started: readonly string[], listed: () => readonly BulkApproval[] | Response) {
  const given = await givenRows([aRow("a brass lamp"), aRow("a tin lamp")], {
    "GET /api/approvals": () => {
      const items = listed();
      return items instanceof Response ? items : bulkApprovals(items);
    },
  });
  await userEvent.keyboard("jy");
  await isShown("a brass lamp", "approved");
  for (const jobId of started) givenStart(jobId);

  return given;
}

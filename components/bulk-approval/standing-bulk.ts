import type { QueryClient } from "@tanstack/react-query";
import { bulkApprovalsOptions } from "@/lib/client/approvals";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { isOver } from "@/lib/domain/is-over";

/** What a bulk job means for acts before it: its approvals stand, it is still at them, or they can be undone as ever. */
export type Standing = "stands" | "taking back" | "gone";

/** Of bulk jobs of a corpus what they mean by now, asked of the server; a job that it does not list is gone. */
export async function standingOf(client: QueryClient, corpus: string): Promise<(jobId: string) => Standing> {
  const { pages } = await client.fetchInfiniteQuery(bulkApprovalsOptions(corpus));
  const known = new Map(pages.flatMap(({ items }) => items.map((item) => [item.job.id, standing(item)] as const)));

  return (jobId) => known.get(jobId) ?? "gone";
}

function standing({ job, change, undo }: BulkApproval): Standing {
  if (change === "withdraw") return isOver(job) ? "gone" : "taking back";
  if (undo === "running") return "taking back";

  return undo === "possible" || undo === "not_yet" ? "stands" : "gone";
}

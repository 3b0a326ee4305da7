import type { QueryClient } from "@tanstack/react-query";
import { bulkApprovalsOptions } from "@/lib/client/approvals";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { isOver } from "@/lib/domain/is-over";

/** What a bulk job means for acts before it: it stands, it is being taken back, nobody may say, or it is in no way. */
export type Standing = "stands" | "taking back" | "hidden" | "gone";

/**
 * Of bulk jobs of a corpus what they mean by now. Asked once: whoever pressed a key waits for the answer. What the server
 * lists nowhere is gone, unless it leaves some out, or lists more than it was asked for.
 *
 * @throws ApiError where there is no answer
 */
export async function standingOf(client: QueryClient, corpus: string): Promise<(jobId: string) => Standing> {
  const options = { ...bulkApprovalsOptions(corpus), networkMode: "always", retry: false } as const;
  const { pages } = await client.fetchInfiniteQuery(options);
  const known = new Map(pages.flatMap(({ items }) => items.map((item) => [item.job.id, standing(item)] as const)));
  const last = pages.at(-1);

  return (jobId) => {
    const listed = known.get(jobId);
    if (listed !== undefined) return listed;
    if (last?.leavesOut) return "hidden";

    // Of more than it was asked for, the list shows the others further down.
    return last?.nextCursor ? "stands" : "gone";
  };
}

function standing({ job, change, undo }: BulkApproval): Standing {
  if (change === "withdraw") return isOver(job) ? "gone" : "taking back";
  if (undo === "running") return "taking back";

  return undo === "possible" || undo === "not_yet" ? "stands" : "gone";
}

import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import type { Job } from "@/lib/contract/jobs";

type Given = Partial<Omit<BulkApproval, "job">> & { readonly job?: Partial<Job> };

/** A finished bulk approval of 40 trajectories, where nothing else is said. */
export function aBulkApproval({ job = {}, ...given }: Given = {}): BulkApproval {
  return {
    job: {
      id: crypto.randomUUID(),
      kind: "approve_matching",
      state: "done",
      done: 40,
      total: 40,
      unit: "rows",
      cancelRequested: false,
      error: null,
      result: { changed: 40 },
      createdAt: "2026-11-21T08:00:00.000Z",
      startedAt: null,
      finishedAt: null,
      ...job,
    },
    change: "approve",
    undoes: null,
    filter: "verdict:agentic",
    by: "Ada",
    changed: 40,
    takenBack: 0,
    undo: "possible",
    ...given,
  };
}

/** What the server lists. */
export function bulkApprovals(items: readonly BulkApproval[], more: { readonly leavesOut?: boolean } = {}) {
  return { items, total: items.length, nextCursor: null, leavesOut: false, ...more };
}

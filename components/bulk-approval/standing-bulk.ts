import { readBulkApprovals } from "@/lib/client/approvals";
import type { KnownBulk } from "@/lib/client/bulk-starts";
import type { BulkApproval, BulkApprovalList } from "@/lib/contract/bulk-approvals";
import { isOver } from "@/lib/domain/is-over";

/** What a bulk job means for acts before it: it stands, it is being taken back, nobody may say, or it is in no way. */
export type Standing = "stands" | "taking back" | "hidden" | "gone";

/**
 * Of bulk jobs of a corpus what they mean by now. The server is asked once, past the cache: a question of the list may wait
 * for the network, be tried again, or be given up for what was known before. Whoever pressed a key waits for the answer.
 *
 * @returns undefined where none came in that time
 */
export async function standingOf(
  corpus: string,
  withinMs: number,
): Promise<((bulk: KnownBulk) => Standing) | undefined> {
  const left = new AbortController();
  const silence = new Promise<undefined>((resolve) => left.signal.addEventListener("abort", () => resolve(undefined)));
  const timer = setTimeout(() => left.abort(), withinMs);
  const answer = readBulkApprovals(corpus, { signal: left.signal }).catch(() => undefined);
  const list = await Promise.race([answer, silence]);
  clearTimeout(timer);

  return list && ((bulk) => standingIn(list, bulk));
}

/** What the server lists nowhere is gone, unless it leaves some out, or lists more than it was asked for. */
function standingIn({ items, leavesOut, nextCursor }: BulkApprovalList, bulk: KnownBulk): Standing {
  const inTheWay = meant(items, bulk)
    .map(standing)
    .find((one) => one !== "gone");
  if (inTheWay !== undefined) return inTheWay;
  const known = bulk.status === "started" ? bulk.jobId : bulk.newestBefore;
  if (items.some(({ job }) => job.id === known)) return "gone";
  if (leavesOut) return "hidden";

  // Of more than it was asked for, the list shows the others further down.
  return nextCursor ? "stands" : "gone";
}

/** What met no answer may be any that is newer than the newest that was listed before. */
function meant(items: readonly BulkApproval[], bulk: KnownBulk): readonly BulkApproval[] {
  if (bulk.status === "started") return items.filter(({ job }) => job.id === bulk.jobId);
  const at = items.findIndex(({ job }) => job.id === bulk.newestBefore);

  return at === -1 ? items : items.slice(0, at);
}

function standing({ job, change, undo }: BulkApproval): Standing {
  if (change === "withdraw") return isOver(job) ? "gone" : "taking back";
  if (undo === "running") return "taking back";

  return undo === "possible" || undo === "not_yet" ? "stands" : "gone";
}

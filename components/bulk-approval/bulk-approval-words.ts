import { countOf, formatNumber } from "@/components/ui/format-number";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";

type Did = Pick<BulkApproval, "change" | "undoes">;

interface Look {
  /** While it runs. */
  readonly doing: string;
  readonly one: string;
  readonly many: string;
  readonly done: string;
}

const TRAJECTORIES = { one: "trajectory", many: "trajectories" } as const;
const APPROVALS = { one: "approval", many: "approvals" } as const;
/** By what it does to rows, on its own or to take another back. */
const LOOK = {
  approve: {
    own: { doing: "Approving", ...TRAJECTORIES, done: "approved" },
    undo: { doing: "Approving again", ...TRAJECTORIES, done: "approved again" },
  },
  withdraw: {
    own: { doing: "Withdrawing approvals", ...APPROVALS, done: "withdrawn" },
    undo: { doing: "Taking back", ...APPROVALS, done: "taken back" },
  },
} as const satisfies Record<BulkApproval["change"], Record<"own" | "undo", Look>>;

function lookOf({ change, undoes }: Did): Look {
  return LOOK[change][undoes === null ? "own" : "undo"];
}

/** What one that runs is doing. */
export function doingWords(item: Did): string {
  return lookOf(item).doing;
}

/** What one that is over came to: "1,490 approvals taken back. 10 were left: somebody changed them since." */
export function outcomeWords(item: Pick<BulkApproval, "job" | "change" | "undoes" | "changed">): string {
  const { job, changed, undoes } = item;
  const { one, many, done } = lookOf(item);
  if (job.state === "done") {
    const left = undoes === null ? 0 : job.total - changed;
    return `${countOf(changed, one, many)} ${done}.${left > 0 ? ` ${leftWords(left)}` : ""}`;
  }
  const part = `${formatNumber(changed)} of ${countOf(job.total, one, many)} ${done}`;

  return job.state === "cancelled"
    ? `${part}, then it was cancelled.`
    : `${part}, then it stopped: ${job.error ?? "no reason was recorded."}`;
}

function leftWords(left: number): string {
  return left === 1
    ? "1 was left: somebody changed it since."
    : `${formatNumber(left)} were left: somebody changed them since.`;
}

/** How far one was taken back; empty where nobody did. */
export function takenBackWords({
  undo,
  changed,
  takenBack,
}: Pick<BulkApproval, "undo" | "changed" | "takenBack">): string {
  const [were, are] = changed === 1 ? ["It was", "It is"] : ["They were", "They are"];
  if (undo === "running") return `${are} being taken back.`;
  if (undo === "done" && takenBack === changed) return `${were} taken back.`;
  if (undo === "done") return `${were} taken back but for ${formatNumber(changed - takenBack)}.`;

  return takenBack > 0 ? `${formatNumber(takenBack)} of them were taken back so far.` : "";
}

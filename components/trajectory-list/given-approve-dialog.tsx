import { useState } from "react";
import { vi } from "vitest";
import { bulkApprovals } from "@/components/bulk-approval/given-bulk-approval";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { Toaster } from "@/components/ui/toast";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { ApproveDialog } from "./approve-dialog";

export const QUERY = { corpus: "11111111-1111-4111-8111-111111111111", filter: "verdict:agentic" };
export const JOB = "22222222-2222-4222-8222-222222222222";
export const UNDO = "33333333-3333-4333-8333-333333333333";

const MADE_OF = {
  structure: [{ value: "agentic", count: 40 }],
  outcome: [{ value: "success", count: 40 }],
  judged: 40,
  malformed: 0,
};
export const preview = (changing: number, matching = changing) => ({
  matching,
  changing,
  madeOf: MADE_OF,
  sample: [
    { id: crypto.randomUUID(), query: "fridge magnet", run: "night 7", rollout: 4, verdict: "agentic", label: null },
  ],
});
export const done = (id: string, count: number) => ({
  id,
  kind: "approve",
  state: "done",
  done: count,
  total: count,
  unit: "rows",
  cancelRequested: false,
  error: null,
  result: null,
  createdAt: "2026-11-21T08:00:00.000Z",
  startedAt: null,
  finishedAt: null,
});

function Opened({ onShowAll }: { onShowAll: () => void }) {
  const [isOpen, setOpen] = useState(true);

  return (
    <>
      {isOpen ? (
        <ApproveDialog query={QUERY} corpusName="Arena" onClose={() => setOpen(false)} onShowAll={onShowAll} />
      ) : null}
      <Toaster />
    </>
  );
}

export function givenDialog(answers: Record<string, Answer>) {
  const onShowAll = vi.fn();
  const app = givenApp(<Opened onShowAll={onShowAll} />, {
    answers: { "GET /api/approvals": bulkApprovals([]), ...answers },
  });

  return { ...app, onShowAll };
}

/** A server on which an approval of so many comes to this at once. */
export function givenStarted(count: number, first: BulkApproval, later: readonly BulkApproval[] = []) {
  let items: readonly BulkApproval[] = [];
  const app = givenDialog({
    "GET /api/approvals": () => bulkApprovals(items),
    "POST /api/approvals/preview": preview(count),
    "POST /api/approvals": () => {
      items = [first];
      return { jobId: JOB };
    },
    [`POST /api/approvals/${JOB}/undo`]: () => {
      items = later;
      return { jobId: UNDO };
    },
    [`GET /api/jobs/${JOB}`]: first.job,
    [`GET /api/jobs/${UNDO}`]: done(UNDO, count),
  });

  return app;
}

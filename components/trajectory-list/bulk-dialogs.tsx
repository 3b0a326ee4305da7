"use client";
import { latePart } from "@/components/ui/late-part";
import type { MatchQuery } from "@/lib/client/trajectories";
import type { Corpus } from "@/lib/contract/corpora";

const ApproveDialog = latePart(() => import("./approve-dialog").then((module) => module.ApproveDialog));
const MakeQueueDialog = latePart(() =>
  import("@/components/queue/make-queue-dialog").then((module) => module.MakeQueueDialog),
);
const RejudgeDialog = latePart(() =>
  import("@/components/judge/rejudge-dialog").then((module) => module.RejudgeDialog),
);
const ExportDialog = latePart(() => import("./export-dialog").then((module) => module.ExportDialog));

export type BulkDialog = "approve" | "export" | "rejudge" | "none";

interface BulkDialogsProps {
  corpus: Corpus;
  query: MatchQuery;
  open: BulkDialog;
  /** The filter that a queue is being made from. */
  queueFilter: string | undefined;
  onClose: () => void;
  onQueueClose: () => void;
  onShowApprovals: () => void;
}

/** What is done with all rows that match, each in a dialog. */
export function BulkDialogs({
  corpus,
  query,
  open,
  queueFilter,
  onClose,
  onQueueClose,
  onShowApprovals,
}: BulkDialogsProps) {
  const about = { query, corpusName: corpus.name, onClose };

  return (
    <>
      {open === "approve" ? <ApproveDialog {...about} onShowAll={onShowApprovals} /> : null}
      {open === "rejudge" ? <RejudgeDialog query={query} onClose={onClose} /> : null}
      {open === "export" ? <ExportDialog {...about} /> : null}
      {queueFilter === undefined ? null : (
        <MakeQueueDialog match={{ corpus: corpus.id, filter: queueFilter }} onClose={onQueueClose} />
      )}
    </>
  );
}

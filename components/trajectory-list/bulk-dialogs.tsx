"use client";
import { latePart } from "@/components/ui/late-part";
import type { MatchQuery } from "@/lib/client/trajectories";
import { useRefusal } from "@/lib/client/use-refusal";
import type { Corpus } from "@/lib/contract/corpora";
import type { BulkDialog } from "./list-state";

const ApproveDialog = latePart(() => import("./approve-dialog").then((module) => module.ApproveDialog));
const MakeQueueDialog = latePart(() =>
  import("@/components/queue/make-queue-dialog").then((module) => module.MakeQueueDialog),
);
const RejudgeDialog = latePart(() =>
  import("@/components/judge/rejudge-dialog").then((module) => module.RejudgeDialog),
);
const ExportDialog = latePart(() => import("./export-dialog").then((module) => module.ExportDialog));
const RefusedDialog = latePart(() => import("./refused-dialog").then((module) => module.RefusedDialog));

interface BulkDialogsProps {
  corpus: Corpus;
  query: MatchQuery;
  open: BulkDialog;
  /** Why none is possible here, whoever asks. */
  barred: string | undefined;
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
  barred,
  queueFilter,
  onClose,
  onQueueClose,
  onShowApprovals,
}: BulkDialogsProps) {
  const about = { query, corpusName: corpus.name, onClose };
  const refusals = {
    approve: useRefusal("approve_matching"),
    export: useRefusal("export"),
    rejudge: useRefusal("rejudge"),
    none: undefined,
  };
  // No button opens a dialog that is refused, but an address may name it.
  const refusal = refusals[open] ?? barred;
  const shown = refusal === undefined ? open : "none";

  return (
    <>
      {shown === "approve" ? <ApproveDialog {...about} onShowAll={onShowApprovals} /> : null}
      {shown === "rejudge" ? <RejudgeDialog query={query} onClose={onClose} /> : null}
      {shown === "export" ? <ExportDialog {...about} /> : null}
      {open !== "none" && refusal !== undefined ? <RefusedDialog {...{ open, refusal, onClose }} /> : null}
      {queueFilter === undefined ? null : (
        <MakeQueueDialog match={{ corpus: corpus.id, filter: queueFilter }} onClose={onQueueClose} />
      )}
    </>
  );
}

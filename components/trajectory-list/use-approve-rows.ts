import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { showToast } from "@/components/ui/toast";
import { approveRowsOptions, type RowsWritten, undoRowsOptions } from "@/lib/client/approvals";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { approvedWords, undoneWords } from "./rows-written-words";

type Approvable = Pick<TrajectoryRow, "id" | "version" | "approved">;

/** Long enough to press Undo, and to read why a row was left out. */
const SHOWN_MS = 10_000;

/** Approves single rows and offers the way back. */
export function useApproveRows(): { isPending: boolean; approve: (rows: readonly Approvable[]) => void } {
  const client = useQueryClient();
  /** Rows that are being written, or whose list is not read again yet: it still shows them as they were. */
  const writing = useRef(new Set<string>());
  // What is said belongs to the write and not to the screen, which may have gone; and it does not wait for the lists.
  const undo = useMutation({
    ...undoRowsOptions(client),
    onSuccess: (written) => showToast({ ...undoneWords(written), tone: toneOf(written), durationMs: SHOWN_MS }),
  });
  const approval = useMutation({
    ...approveRowsOptions(client),
    onSuccess: (written) => {
      const { saved } = written;
      showToast({
        ...approvedWords(written),
        tone: toneOf(written),
        ...(saved.length > 0 ? { action: { label: "Undo", onAct: () => undo.mutate(saved) } } : {}),
        durationMs: SHOWN_MS,
      });
    },
  });

  function approve(rows: readonly Approvable[]) {
    if (rows.every((row) => row.approved)) return void showToast({ message: "These rows are approved already" });
    const open = rows.filter(({ id, approved }) => !approved && !writing.current.has(id));
    if (open.length === 0) return;

    for (const { id } of open) writing.current.add(id);
    const end = () => {
      for (const { id } of open) writing.current.delete(id);
    };
    void approval.mutateAsync(open).then(end, end);
  }

  return { isPending: approval.isPending, approve };
}

function toneOf({ refused }: RowsWritten): "plain" | "danger" {
  return refused.length > 0 ? "danger" : "plain";
}

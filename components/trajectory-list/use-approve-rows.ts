import { useMutation, useQueryClient } from "@tanstack/react-query";
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
  const approval = useMutation(approveRowsOptions(client));
  const undo = useMutation(undoRowsOptions(client));

  function takeBack(saved: RowsWritten["saved"]) {
    undo.mutate(saved, {
      onSuccess: (written) => showToast({ ...undoneWords(written), tone: toneOf(written), durationMs: SHOWN_MS }),
    });
  }

  function approve(rows: readonly Approvable[]) {
    const open = rows.filter((row) => !row.approved);
    if (open.length === 0) return void showToast({ message: "These rows are approved already" });

    approval.mutate(open, {
      onSuccess: (written) =>
        showToast({
          ...approvedWords(written),
          tone: toneOf(written),
          ...(written.saved.length > 0 ? { action: { label: "Undo", onAct: () => takeBack(written.saved) } } : {}),
          durationMs: SHOWN_MS,
        }),
    });
  }

  return { isPending: approval.isPending, approve };
}

function toneOf({ refused }: RowsWritten): "plain" | "danger" {
  return refused.length > 0 ? "danger" : "plain";
}

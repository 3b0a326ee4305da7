import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { countOf } from "@/components/ui/format-number";
import { showToast } from "@/components/ui/toast";
import { approveRowsOptions, undoRowsOptions } from "@/lib/client/approvals";
import type { TrajectoryRow } from "@/lib/contract/trajectories";

type Approvable = Pick<TrajectoryRow, "id" | "version" | "approved">;

/** Approves single rows and offers the way back. */
export function useApproveRows(): { isPending: boolean; approve: (rows: readonly Approvable[]) => void } {
  const client = useQueryClient();
  const approval = useMutation(approveRowsOptions(client));
  const undo = useMutation(undoRowsOptions(client));

  function approve(rows: readonly Approvable[]) {
    const open = rows.filter((row) => !row.approved);
    if (open.length === 0) return void showToast({ message: "These rows are approved already" });

    approval.mutate(open, {
      onSuccess: ({ saved, conflicts }) =>
        showToast({
          message: `Approved ${countOf(saved.length, "trajectory", "trajectories")}`,
          detail:
            conflicts > 0
              ? `${countOf(conflicts, "row")} changed meanwhile and stayed as they are. Look at them and approve again.`
              : undefined,
          action: {
            label: "Undo",
            onAct: () => undo.mutate(saved, { onError: (error) => reportFailure("Not taken back", error) }),
          },
          durationMs: 10_000,
        }),
      onError: (error) => reportFailure("Not all rows were approved", error),
    });
  }

  return { isPending: approval.isPending, approve };
}

import { useQueryClient } from "@tanstack/react-query";
import { reportUndoFailure } from "@/components/shell/report-undo-failure";
import { showToast } from "@/components/ui/toast";
import { restoreCurveOptions } from "@/lib/client/training";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { RemovedCurve } from "@/lib/contract/training";

/** Brings a removed curve back and says how that went. */
export function useRestoreCurve() {
  const restore = useHeardMutation(restoreCurveOptions(useQueryClient()));

  function onRestore(removed: RemovedCurve) {
    const { id, run, metric } = removed;
    const about = `curve ${id}`;
    restore.mutate(id, {
      onSuccess: () => showToast({ about, message: `${metric} of ${run} is back` }),
      onError: (error) =>
        reportUndoFailure({ about, title: "It was not brought back", error, again: () => onRestore(removed) }),
    });
  }

  return { onRestore, isPending: restore.isPending };
}

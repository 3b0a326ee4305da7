import { useQueryClient } from "@tanstack/react-query";
import { showToast } from "@/components/ui/toast";
import { restoreCurveOptions } from "@/lib/client/training";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { RemovedCurve } from "@/lib/contract/training";

/** Brings a removed curve back and says how that went. */
export function useRestoreCurve() {
  const restore = useHeardMutation(restoreCurveOptions(useQueryClient()));

  function onRestore({ id, run, metric }: RemovedCurve) {
    restore.mutate(id, {
      onSuccess: () => showToast({ about: `curve ${id}`, message: `${metric} of ${run} is back` }),
      onError: (error) => showToast({ message: "It was not brought back", detail: error.message, tone: "danger" }),
    });
  }

  return { onRestore, isPending: restore.isPending };
}

"use client";
import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { reportUndoFailure } from "@/components/shell/report-undo-failure";
import { showToast } from "@/components/ui/toast";
import { decideClusterOptions, undoClusterDecisionOptions } from "@/lib/client/clusters";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { DecideCluster } from "@/lib/contract/clusters";

/** Decides about clusters, says so, and offers the way back. */
export function useClusterDecision(corpus: string) {
  const client = useQueryClient();
  const decide = useHeardMutation(decideClusterOptions(client, corpus));
  const undo = useHeardMutation(undoClusterDecisionOptions(client, corpus));

  function takeBack(decision: string) {
    const about = `decision ${decision}`;
    undo.mutate(decision, {
      onSuccess: () => showToast({ about, message: "The decision is taken back. The clusters are made anew." }),
      onError: (error) =>
        reportUndoFailure({ about, title: "The decision was not taken back", error, again: () => takeBack(decision) }),
    });
  }

  return {
    isPending: decide.isPending || undo.isPending,
    takeBack,
    decide: (body: DecideCluster, onDone: () => void) =>
      decide.mutate(body, {
        onSuccess: ({ decision }) => {
          onDone();
          showToast({
            about: `decision ${decision}`,
            message:
              body.kind === "join"
                ? "The problems are put together. The clusters are made anew."
                : "The value joins nothing any more. The clusters are made anew.",
            action: { label: "Undo", onAct: () => takeBack(decision) },
          });
        },
        onError: (error) => reportFailure("The decision was not kept", error),
      }),
  };
}

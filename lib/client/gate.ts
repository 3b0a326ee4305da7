import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { GateReview, SetGate } from "@/lib/contract/judge-audit";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { sendJson } from "./api";
import { KEYS } from "./keys";
import { showNow } from "./show-now";
import { TRAJECTORY_KEYS } from "./trajectory";

/** Shows the gate of people in the reader. */
export function showGate(client: QueryClient, id: string, gateReview: GateReview): Promise<void> {
  return showNow<TrajectoryDetail>(client, TRAJECTORY_KEYS.detail(id), (old) => ({ ...old, gateReview }));
}

/** A conflict is an answer: it holds the other person's gate and changes nothing here. */
export function setGateOptions(client: QueryClient, id: string) {
  return mutationOptions({
    scope: { id },
    mutationFn: (body: SetGate) =>
      sendJson({ method: "PUT", path: `/api/trajectories/${id}/gate`, body, answer: (of) => of.GateWrite }),
    onSuccess: async (answer) => {
      if (answer.status === "conflict") return;
      await showGate(client, id, answer.gateReview);
      for (const queryKey of [TRAJECTORY_KEYS.history(id), KEYS.trajectories, KEYS.facets, KEYS.judgeReport])
        void client.invalidateQueries({ queryKey });
    },
  });
}

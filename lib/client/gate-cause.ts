import { mutationOptions } from "@tanstack/react-query";
import type { SetGateCause } from "@/lib/contract/judge-audit";
import { sendJson } from "./api";

/** Why the gate of a blind answer differs from the judge's; said after the reveal and stored apart. */
export function setGateCauseOptions(commit: string) {
  return mutationOptions({
    mutationFn: (body: SetGateCause) =>
      sendJson({
        method: "PUT",
        path: `/api/commits/${commit}/gate-cause`,
        body,
        answer: (of) => of.GateCauseSaved,
      }),
  });
}

import { useQuery } from "@tanstack/react-query";
import { filterListOptions } from "@/lib/client/filters";
import type { Funnel } from "@/lib/contract/corpora";

/**
 * While the funnel is being brought up to date, follows the activation that may be why: at its end everything is asked
 * for anew, whichever tab started it. The rows that were asked for meanwhile have verdicts of both versions.
 */
export function useFollowActivation(corpus: string, funnel: Pick<Funnel, "selection"> | undefined): void {
  useQuery({ ...filterListOptions(corpus), enabled: funnel?.selection === "being_made", notifyOnChangeProps: [] });
}

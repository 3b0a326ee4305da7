import { useQuery } from "@tanstack/react-query";
import { filterListOptions } from "@/lib/client/filters";
import type { Funnel } from "@/lib/contract/corpora";

/**
 * While the funnel is being brought up to date, follows the activation that may be why: at its end everything is asked
 * for anew, whichever tab started it. The rows that were asked for meanwhile have verdicts of both versions.
 */
export function useFollowActivation(
  corpus: string,
  funnel: Pick<Funnel, "selection" | "activation"> | undefined,
): void {
  const mayRun = funnel?.selection === "being_made" || funnel?.activation !== undefined;
  useQuery({ ...filterListOptions(corpus), enabled: mayRun, notifyOnChangeProps: [] });
}

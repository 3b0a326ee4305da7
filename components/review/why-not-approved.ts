import type { Review } from "@/lib/contract/labels";

/** What the server would answer, said before anybody asks. */
export function whyNotApproved({ approved, label }: Review, hasTurn: boolean): string | undefined {
  if (approved) return undefined;
  if (label === "reject") return "What is called reject cannot be approved. Take that label back first.";

  return hasTurn
    ? undefined
    : "It holds no turn of the agent, so there is nothing to export and it cannot be approved.";
}

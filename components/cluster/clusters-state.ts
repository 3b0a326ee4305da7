import type { ClusterScope, ProposalState } from "@/lib/client/clusters";
import type { ClusterReason } from "@/lib/contract/clusters";

export const CLUSTER_PARTS = ["clusters", "proposals"] as const;
export type ClusterPart = (typeof CLUSTER_PARTS)[number];

export const CLUSTER_SIZES = ["several", "any"] as const;
export const PROPOSAL_STATES = ["open", "accepted", "refused"] as const satisfies readonly ProposalState[];

/** What the address of the clusters says. */
export interface ClustersState {
  readonly part: ClusterPart;
  readonly size: (typeof CLUSTER_SIZES)[number];
  readonly reason: ClusterReason | null;
  readonly find: string;
  /** Id of the split in whose pools a cluster is torn. */
  readonly torn: string | null;
  /** Of the proposals. */
  readonly state: ProposalState;
}

export type SetClustersState = (change: Partial<ClustersState>) => void;

/** What the list is asked for; an answer is known by it. */
export function clusterScope({ size, reason, find, torn }: ClustersState): ClusterScope {
  return {
    size,
    ...(reason ? { reason } : {}),
    ...(find === "" ? {} : { find }),
    ...(torn ? { torn } : {}),
  };
}

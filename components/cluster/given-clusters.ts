import type { ClusterDetail, ClusterList, ClusterSummary, ProposalList } from "@/lib/contract/clusters";
import type { Job } from "@/lib/contract/jobs";

export const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

export function aCluster(at: number, given: Partial<ClusterSummary> = {}): ClusterSummary {
  return {
    id: idOf(at),
    problems: 3,
    trajectories: 24,
    reasons: ["gold"],
    buckets: ["product"],
    key: `lamp-${at}`,
    query: `a brass lamp ${at}`,
    pools: [{ split: "main", pools: ["train"] }],
    ...given,
  };
}

export function aClusterList(items: readonly ClusterSummary[], given: Partial<ClusterList> = {}): ClusterList {
  return {
    items: [...items],
    total: items.length,
    nextCursor: null,
    figures: { problems: 120, clusters: 90, joined: items.length, largest: 3 },
    facets: {
      reasons: [
        { reason: "query", clusters: 4 },
        { reason: "gold", clusters: 7 },
      ],
      splits: [{ id: idOf(900), name: "main", torn: 1 }],
    },
    openProposals: 2,
    clusteredAt: "2026-11-20T08:00:00.000Z",
    job: null,
    lag: null,
    ...given,
  };
}

/** Three problems: the first two want one product, the last two ask the same. */
export function aClusterDetail(given: Partial<ClusterDetail> = {}): ClusterDetail {
  const problem = (at: number, query: string) => ({
    id: idOf(at),
    key: `problem-${at}`,
    query,
    bucket: "product",
    difficulty: null,
    trajectories: 8,
    pools: [{ split: "main", pool: "train" as const }],
  });

  return {
    id: idOf(1),
    problems: [problem(1, "a brass lamp"), problem(2, "a tin lamp"), problem(3, "A TIN LAMP!")],
    total: 3,
    pools: [{ split: "main", pools: ["train"] }],
    edges: [
      { a: idOf(1), b: idOf(2), reason: "gold", value: "sku-7" },
      { a: idOf(2), b: idOf(3), reason: "query", value: "a tin lamp" },
    ],
    decisions: [],
    ...given,
  };
}

type Decision = ClusterDetail["decisions"][number];

export function aDecision(at: number, given: Partial<Decision> = {}): Decision {
  return {
    id: idOf(700 + at),
    kind: "cut",
    says: "The wanted product sku-9 joins nothing.",
    note: "a bundle that everybody wants",
    person: "Anna",
    at: "2026-11-20T09:00:00.000Z",
    isUndone: false,
    ...given,
  };
}

type Proposal = ProposalList["items"][number];

export function aProposal(at: number, given: Partial<Proposal> = {}): Proposal {
  return {
    id: idOf(500 + at),
    similarity: 0.71,
    state: "open",
    a: { id: idOf(10 * at), query: `a brass lamp ${at}`, cluster: idOf(10 * at), problems: 3 },
    b: { id: idOf(10 * at + 1), query: `a brass lamp ${at} with a shade`, cluster: idOf(10 * at + 1), problems: 1 },
    decidedBy: null,
    ...given,
  };
}

export function aProposalList(items: readonly Proposal[]): ProposalList {
  return { items: [...items], total: items.length, nextCursor: null };
}

/** The job that makes the clusters, half way. */
export function aClusterJob(given: Partial<Job> = {}): Job {
  return {
    id: idOf(800),
    kind: "cluster_problems",
    state: "running",
    done: 60,
    total: 120,
    unit: "rows",
    cancelRequested: false,
    error: null,
    result: null,
    createdAt: "2026-11-20T08:00:00.000Z",
    startedAt: "2026-11-20T08:00:01.000Z",
    finishedAt: null,
    ...given,
  };
}

import * as z from "zod";
import { POOLS } from "@/lib/leak/assign-pools";
import { JOIN_REASONS } from "@/lib/leak/leak-edges";
import { Job } from "./jobs";
import { PAGE_FIELDS, PageQuery } from "./page";

/** Why two problems are in one cluster: a certain join, or a person's. */
export const CLUSTER_REASONS = [...JOIN_REASONS, "person"] as const;
export const ClusterReason = z.enum(CLUSTER_REASONS);
export type ClusterReason = z.infer<typeof ClusterReason>;

/** GET /api/corpora/:id/clusters: those of several problems, or single ones too, the largest first. */
export const ClusterQuery = PageQuery.extend({
  size: z.enum(["several", "any"]).default("several"),
  reason: ClusterReason.optional(),
  /** Words of a query, a product id or a problem's id. */
  find: z.string().max(200).optional(),
  /** Only clusters that are in several pools of this split. */
  torn: z.uuid().optional(),
});
export type ClusterQuery = z.infer<typeof ClusterQuery>;

export const ClusterSummary = z.object({
  /** Of its smallest problem. */
  id: z.uuid(),
  problems: z.int(),
  trajectories: z.int(),
  reasons: z.array(ClusterReason),
  buckets: z.array(z.string()),
  /** Of its smallest problem too. */
  key: z.string(),
  query: z.string(),
  /** Pools of each split that has assigned it, from train to never touch; several are a leak. */
  pools: z.array(z.object({ split: z.string(), pools: z.array(z.enum(POOLS)) })),
  /** A problem of it that holds what was looked for, with its words around that; absent where nothing was looked for. */
  match: z.object({ key: z.string(), words: z.string() }).optional(),
});
export type ClusterSummary = z.infer<typeof ClusterSummary>;

export const ClusterList = z.object({
  items: z.array(ClusterSummary),
  ...PAGE_FIELDS,
  /** Problems of the corpus, all clusters, those of several problems, and the size of the largest. */
  figures: z.object({ problems: z.int(), clusters: z.int(), joined: z.int(), largest: z.int() }),
  /** Clusters of several problems by reason, and those in several pools of each split, whatever is asked for. */
  facets: z.object({
    reasons: z.array(z.object({ reason: ClusterReason, clusters: z.int() })),
    splits: z.array(z.object({ id: z.uuid(), name: z.string(), torn: z.int() })),
  }),
  openProposals: z.int(),
  /** Null before the first time; `job` is one that makes them now. */
  clusteredAt: z.iso.datetime().nullable(),
  job: Job.nullable(),
  /** What they wait for before they know all that came in since; null where nothing did. */
  lag: z.enum(["measures", "clusters"]).nullable(),
});
export type ClusterList = z.infer<typeof ClusterList>;

/** GET /api/corpora/:id/clusters/:cluster: the graph of one cluster, by the id of any of its problems. */
export const ClusterDetail = z.object({
  id: z.uuid(),
  problems: z.array(
    z.object({
      id: z.uuid(),
      key: z.string(),
      query: z.string(),
      bucket: z.string().nullable(),
      difficulty: z.string().nullable(),
      trajectories: z.int(),
      pools: z.array(z.object({ split: z.string(), pool: z.enum(POOLS) })),
    }),
  ),
  /** Of a cluster with more than 500 problems the first 500 are sent. */
  total: z.int(),
  /** Of the whole cluster, whatever is sent of it. */
  pools: ClusterSummary.shape.pools,
  edges: z.array(z.object({ a: z.uuid(), b: z.uuid(), reason: ClusterReason, value: z.string() })),
  /** What people decided in it, the newest first. */
  decisions: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(["join", "cut"]),
      says: z.string(),
      note: z.string(),
      person: z.string(),
      at: z.iso.datetime(),
      isUndone: z.boolean(),
    }),
  ),
});
export type ClusterDetail = z.infer<typeof ClusterDetail>;

const Note = z.string().trim().min(1, "Write why.").max(1000, "This has at most 1,000 characters.");

/**
 * POST /api/corpora/:id/clusters makes the clusters anew and answers `JobStarted`: the job under way where there is one.
 * POST /api/corpora/:id/cluster-decisions: problems are put together, or a value lets nothing join any more. The clusters
 * are made anew at once. POST …/cluster-decisions/:decision/undo takes one back; both answer `ClusterDecided`.
 */
export const DecideCluster = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("join"), a: z.uuid(), b: z.uuid(), note: Note }),
  // As the graph sends it, which may be a whole query.
  z.object({ kind: z.literal("cut"), reason: z.enum(JOIN_REASONS), value: z.string().min(1), note: Note }),
]);
export type DecideCluster = z.infer<typeof DecideCluster>;

/**
 * Answer 202: what can be taken back, and the job that makes all clusters anew; null where those that it touches were made
 * anew at once.
 */
export const ClusterDecided = z.object({ decision: z.uuid(), jobId: z.uuid().nullable() });
export type ClusterDecided = z.infer<typeof ClusterDecided>;

/** GET /api/corpora/:id/cluster-proposals?state=open: the most alike first. */
export const ProposalQuery = PageQuery.extend({ state: z.enum(["open", "accepted", "refused"]).default("open") });
export type ProposalQuery = z.infer<typeof ProposalQuery>;

export const ProposalList = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      similarity: z.number(),
      state: z.enum(["open", "accepted", "refused"]),
      a: z.object({ id: z.uuid(), query: z.string(), cluster: z.uuid(), problems: z.int() }),
      b: z.object({ id: z.uuid(), query: z.string(), cluster: z.uuid(), problems: z.int() }),
      decidedBy: z.string().nullable(),
    }),
  ),
  ...PAGE_FIELDS,
});
export type ProposalList = z.infer<typeof ProposalList>;

/** POST /api/corpora/:id/cluster-proposals/:proposal: 409 where somebody has decided it otherwise meanwhile. */
export const DecideProposal = z.object({ answer: z.enum(["accepted", "refused", "open"]) });
export type DecideProposal = z.infer<typeof DecideProposal>;

/** Its answer: the job that makes all clusters anew; null where none changes, or those that do were made anew at once. */
export const ProposalDecided = z.object({ jobId: z.uuid().nullable() });
export type ProposalDecided = z.infer<typeof ProposalDecided>;

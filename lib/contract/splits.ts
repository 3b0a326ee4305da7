import * as z from "zod";
import { LARGEST_INT } from "@/lib/domain/largest-int";
import { MOST_PINNED } from "@/lib/domain/pin-limits";
import { POOLS } from "@/lib/leak/assign-pools";
import { GUARDS } from "@/lib/leak/audit-pools";
import { JOIN_REASONS } from "@/lib/leak/leak-edges";
import { Job } from "./jobs";
import { ExpectedVersion } from "./label-values";
import { CappedCount } from "./trajectories";

const Words = (most: number) => z.string().trim().max(most, `This has at most ${most} characters.`);
const Share = z.number().min(0).max(1);
const Shares = z
  .object({ train: Share, validation: Share, test: Share, never_touch: Share })
  .refine((shares) => Object.values(shares).some((share) => share > 0), "One of the shares has to be above 0.");

export const SPLIT_STRATA = ["bucket", "difficulty", "miner"] as const;

/** POST /api/corpora/:id/splits/preview: what such a split would be; nothing is stored. */
export const PreviewSplit = z.object({
  seed: z.int().min(0).max(LARGEST_INT),
  shares: Shares,
  strata: z.array(z.enum(SPLIT_STRATA)),
  weigh: z.enum(["problems", "trajectories"]),
});
export type PreviewSplit = z.infer<typeof PreviewSplit>;

/** POST /api/corpora/:id/splits: answers with the Split. */
export const MakeSplit = PreviewSplit.extend({ name: Words(80).min(1, "Give the split a name."), note: Words(1000) });
export type MakeSplit = z.infer<typeof MakeSplit>;

const PoolCounts = z.object({
  pool: z.enum(POOLS),
  problems: z.int(),
  clusters: z.int(),
  trajectories: z.int(),
  /** Trajectories that are approved. */
  approved: z.int(),
  /** Of all, by what the split weighs. */
  share: z.number(),
});

/**
 * Problems of a kind and where they lie. Clusters are shared out by what most of one is; here each problem counts under
 * what it is itself.
 */
const Stratum = z.object({
  /** Bucket, difficulty and miner, as far as they are asked for; empty where none is. */
  names: z.array(z.string()),
  /** That have a problem of the kind: a cluster of several kinds counts in each. */
  clusters: z.int(),
  problems: z.int(),
  /** Of the stratum, by what the split weighs; as large as POOLS. */
  pools: z.array(z.object({ pool: z.enum(POOLS), share: z.number() })),
});

export const SplitPreview = z.object({
  problems: z.int(),
  clusters: z.int(),
  pools: z.array(PoolCounts),
  /** The largest 50. */
  strata: z.array(Stratum),
  /** How many there are. */
  stratumCount: z.int(),
  /** Trajectories that the person reviews blind, in none of these counts; null where there are none. */
  leftOut: CappedCount.nullable(),
});
export type SplitPreview = z.infer<typeof SplitPreview>;

export const Split = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  seed: z.int(),
  shares: Shares,
  strata: z.array(z.enum(SPLIT_STRATA)),
  weigh: z.enum(["problems", "trajectories"]),
  version: z.int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  grownAt: z.iso.datetime().nullable(),
  pools: z.array(PoolCounts),
  pinned: z.int(),
  /** Problems that came since and have no pool yet. */
  waiting: z.int(),
  releases: z.int(),
});
export type Split = z.infer<typeof Split>;

/** GET /api/corpora/:id/splits */
export const SplitList = z.object({
  items: z.array(Split),
  /** The asking person reviews trajectories of the corpus blind: no audit is told to them, and they build no release. */
  isBlind: z.boolean(),
});
export type SplitList = z.infer<typeof SplitList>;

/** Problems of a signed release that lie in another pool of its split by now than the one they were shipped in. */
export const Moved = z.object({
  release: z.uuid(),
  number: z.int(),
  name: z.string(),
  from: z.enum(POOLS),
  to: z.enum(POOLS),
  problems: z.int(),
});
export type Moved = z.infer<typeof Moved>;

/** GET /api/splits/:id */
export const SplitDetail = Split.extend({
  corpus: z.object({ id: z.uuid(), name: z.string() }),
  strataHeld: z.array(Stratum),
  stratumCount: z.int(),
  /** Clusters that a person gave a pool, the newest first; the first of them, and of what the asker may see. */
  pins: z.array(
    z.object({
      id: z.uuid(),
      /** The problem that the cluster was pinned by. */
      problem: z.object({ id: z.uuid(), name: z.string(), query: z.string() }),
      problems: z.int(),
      pool: z.enum(POOLS),
      note: z.string(),
      person: z.string(),
      at: z.iso.datetime(),
      /** The pools that its problems return to; null for a pin of before this was kept. */
      before: z.array(z.enum(POOLS)).nullable(),
      /** A later pin holds its problems: that one is taken back first. */
      isCovered: z.boolean(),
    }),
  ),
  /** By release, of what the asker may see. */
  moved: z.array(Moved),
  /** Signed releases that ship another version than the present one, the newest first. */
  shipped: z.array(z.object({ release: z.uuid(), number: z.int(), version: z.int() })),
});
export type SplitDetail = z.infer<typeof SplitDetail>;

/**
 * POST /api/splits/:id/grow gives what has no pool one, and moves nothing. It answers with the SplitDetail, as a pin
 * does; 409 with an older version.
 */
export const GrowSplit = z.object({ version: ExpectedVersion });
/** POST /api/splits/:id/pins: whole clusters, each by any of its problems; 409 with an older version. */
export const PinCluster = z.object({
  version: ExpectedVersion,
  problems: z.array(z.uuid()).min(1, "Choose a cluster.").max(MOST_PINNED),
  pool: z.enum(POOLS),
  note: Words(1000).min(1, "Write why."),
});
export type PinCluster = z.infer<typeof PinCluster>;

/** GET /api/splits/:id/shipped?problems=ID,ID: what signed releases of the split ship of their clusters. */
export const ShippedQuery = z.object({
  problems: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid()).min(1).max(MOST_PINNED)),
});
export const ShippedClusters = z.object({
  items: z.array(
    z.object({
      release: z.uuid(),
      number: z.int(),
      name: z.string(),
      pool: z.enum(POOLS),
      /** Of the clusters. */
      problems: z.int(),
    }),
  ),
});
export type ShippedClusters = z.infer<typeof ShippedClusters>;

/**
 * POST /api/splits/:id/unpin takes pins back: the problems return to where they were, and what a growth put beside them
 * only because of the pin waits for a pool. 409 with an older version, and where a cluster was pinned again since.
 */
export const UnpinClusters = z.object({
  version: ExpectedVersion,
  pins: z.array(z.uuid()).min(1, "Choose a pin.").max(MOST_PINNED),
  note: Words(1000).min(1, "Write why."),
});
export type UnpinClusters = z.infer<typeof UnpinClusters>;

export const GuardHit = z.object({
  guard: z.enum(GUARDS),
  a: z.object({ id: z.uuid().nullable(), name: z.string(), query: z.string() }),
  b: z.object({ id: z.uuid().nullable(), name: z.string(), query: z.string() }).nullable(),
  between: z.array(z.string()),
  value: z.string(),
  /** The cluster of `a`, where a person can mend it. */
  cluster: z.uuid().nullable(),
  /** That of `b`, where it is a problem of the corpus; missing in what was audited before it was told. */
  otherCluster: z.uuid().optional(),
});
export type GuardHit = z.infer<typeof GuardHit>;

/** The report of the guards: of a split, and in a release of its members alone. */
export const Audit = z.object({
  at: z.iso.datetime(),
  problems: z.int(),
  protectedSets: z.array(z.object({ name: z.string(), problems: z.int() })),
  /** Problems that were looked at, by pool; missing in what was audited before they were counted. */
  pools: z.array(z.object({ pool: z.enum(POOLS), problems: z.int() })).optional(),
  /** Values that people let join nothing, by reason; missing in what was audited before they were counted. */
  cuts: z.array(z.object({ reason: z.enum(JOIN_REASONS), values: z.int() })).optional(),
  isBlocked: z.boolean(),
  guards: z.array(
    z.object({
      guard: z.enum(GUARDS),
      /** Its hits forbid a release. */
      isBlocking: z.boolean(),
      count: z.int(),
      /** A waiver of two people lets them pass. */
      isWaived: z.boolean(),
      /** The first 200. */
      hits: z.array(GuardHit),
    }),
  ),
});
export type Audit = z.infer<typeof Audit>;

/**
 * GET /api/splits/:id/audit answers at once for a small corpus. A large one is audited by a job that the question starts;
 * POST there starts one again after a failed or cancelled one.
 */
export const SplitAudit = z.object({
  /** The latest; null before the first. */
  audit: Audit.nullable(),
  /** Pools, clusters or protected sets have changed since. */
  isBehind: z.boolean(),
  /** The latest that makes it, while it is behind: also a failed or cancelled one. */
  job: Job.nullable(),
  /** What the leak clusters wait for before they know everything; until then more may leak than is found. */
  lag: z.enum(["measures", "clusters"]).nullable(),
});
export type SplitAudit = z.infer<typeof SplitAudit>;

/**
 * GET /api/corpora/:id/protected-sets, and POST with the file as body and `?name=` of the set, `&note=` and `&file=` of the
 * file: answers with the ProtectedSet. DELETE /api/protected-sets/:id takes one away, POST …/restore brings it back.
 */
export const ProtectedSet = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  fileName: z.string(),
  problems: z.int(),
  /** Records of the file that hold no problem. */
  unread: z.int(),
  /** Problems of the corpus that it holds by any sign. */
  overlap: z.int(),
  addedBy: z.string(),
  createdAt: z.iso.datetime(),
});
export type ProtectedSet = z.infer<typeof ProtectedSet>;

/** GET /api/protected-sets/:id: the first 200 hits are those that `overlap` counts, one a problem of the corpus. */
export const ProtectedSetDetail = ProtectedSet.extend({
  hits: z.array(GuardHit),
  /** Why records hold no problem, by reason, each with the place of the first. */
  unreadReasons: z.array(z.object({ reason: z.string(), count: z.int(), first: z.string() })),
});
export type ProtectedSetDetail = z.infer<typeof ProtectedSetDetail>;
export const ProtectedSetList = z.object({ items: z.array(ProtectedSet) });
export type ProtectedSetList = z.infer<typeof ProtectedSetList>;

/** Query of the upload; the file is the body. */
export const ProtectedUpload = z.object({
  name: Words(80).min(1, "Give the set a name."),
  note: Words(1000).default(""),
  file: Words(300).min(1, "Name the file."),
});

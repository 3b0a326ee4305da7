import type { Audit, GuardHit, ProtectedSet, Split, SplitDetail, SplitPreview } from "@/lib/contract/splits";
import { BLOCKING_GUARDS, GUARDS, type Guard } from "@/lib/leak/audit-pools";

const ID = "7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f0";

/** 120 problems in three pools, four of them without one. */
export function givenSplit(overrides: Partial<Split> = {}): Split {
  return {
    id: `${ID}01`,
    name: "Autumn",
    note: "For the first training run",
    seed: 7,
    shares: { train: 0.8, validation: 0.05, test: 0.15, never_touch: 0 },
    strata: ["bucket"],
    weigh: "problems",
    version: 3,
    createdBy: "Anna",
    createdAt: "2026-11-20T08:00:00.000Z",
    grownAt: null,
    pools: [
      { pool: "train", problems: 94, clusters: 80, trajectories: 940, approved: 310, share: 0.81 },
      { pool: "validation", problems: 6, clusters: 6, trajectories: 60, approved: 12, share: 0.05 },
      { pool: "test", problems: 16, clusters: 15, trajectories: 160, approved: 40, share: 0.14 },
      { pool: "never_touch", problems: 0, clusters: 0, trajectories: 0, approved: 0, share: 0 },
    ],
    pinned: 0,
    waiting: 4,
    releases: 1,
    ...overrides,
  };
}

export function givenSplitDetail(overrides: Partial<SplitDetail> = {}): SplitDetail {
  return {
    ...givenSplit(),
    corpus: { id: `${ID}90`, name: "Lamps" },
    strataHeld: [
      { names: ["product"], clusters: 60, problems: 70, pools: shares(0.8, 0.06, 0.14) },
      { names: ["voucher"], clusters: 41, problems: 46, pools: shares(0.83, 0.04, 0.13) },
    ],
    stratumCount: 2,
    pins: [],
    moved: [],
    shipped: [],
    ...overrides,
  };
}

function shares(train: number, validation: number, test: number): SplitDetail["strataHeld"][number]["pools"] {
  return [
    { pool: "train", share: train },
    { pool: "validation", share: validation },
    { pool: "test", share: test },
    { pool: "never_touch", share: 0 },
  ];
}

export function givenPreview(overrides: Partial<SplitPreview> = {}): SplitPreview {
  const { pools } = givenSplit();
  const { strataHeld, stratumCount } = givenSplitDetail();

  return { problems: 120, clusters: 101, pools, strata: strataHeld, stratumCount, leftOut: null, ...overrides };
}

export function givenHit(overrides: Partial<GuardHit> = {}): GuardHit {
  return {
    guard: "cluster",
    a: { id: `${ID}11`, name: "brass-1", query: "a brass lamp" },
    b: { id: `${ID}12`, name: "brass-2", query: "A brass lamp!" },
    between: ["train", "test"],
    value: "brass-1",
    cluster: `${ID}11`,
    ...overrides,
  };
}

/** A cluster of three that a person pinned to test. */
export function givenPin(overrides: Partial<SplitDetail["pins"][number]> = {}): SplitDetail["pins"][number] {
  return {
    ...{ id: `${ID}21`, problem: { id: `${ID}11`, name: "brass-1", query: "a brass lamp" }, problems: 3, pool: "test" },
    ...{ note: "It is in the suite", person: "Berta", at: "2026-11-20T09:00:00.000Z" },
    ...{ before: ["train"], isCovered: false },
    ...overrides,
  };
}

/** An audit with the hits given, of every guard. */
export function givenAudit(hits: readonly GuardHit[] = [], overrides: Partial<Audit> = {}): Audit {
  const of = (guard: Guard) => hits.filter((hit) => hit.guard === guard);

  return {
    at: "2026-11-20T09:00:00.000Z",
    problems: 116,
    protectedSets: [{ name: "ShoppingBench test", problems: 750 }],
    isBlocked: hits.some(({ guard }) => BLOCKING_GUARDS.includes(guard)),
    guards: GUARDS.map((guard) => ({
      guard,
      isBlocking: BLOCKING_GUARDS.includes(guard),
      count: of(guard).length,
      isWaived: false,
      hits: of(guard),
    })),
    ...overrides,
  };
}

export function givenProtectedSet(overrides: Partial<ProtectedSet> = {}): ProtectedSet {
  return {
    id: `${ID}31`,
    name: "ShoppingBench test",
    note: "",
    fileName: "test.jsonl",
    problems: 750,
    unread: 2,
    overlap: 3,
    addedBy: "Anna",
    createdAt: "2026-11-19T08:00:00.000Z",
    ...overrides,
  };
}

import type { Corpus } from "@/lib/contract/corpora";
import type { TrajectoryPage, TrajectoryRow } from "@/lib/contract/trajectories";

/** A row of the table; each has its own id. */
export function givenTrajectoryRow(facts: Partial<TrajectoryRow> = {}): TrajectoryRow {
  return {
    id: crypto.randomUUID(),
    problem: { id: crypto.randomUUID(), query: "baby bottle warmer, free shipping" },
    bucket: "product",
    run: "night 3",
    rollout: null,
    agent: "cart-agent",
    format: "sn15",
    status: "completed",
    verdict: "agentic",
    rule: "share_at_least_agentic",
    filterVersion: "defaults-1",
    richness: 0.96,
    rejects: [],
    judge: { state: "scored", gate: 5, score: 0.9 },
    outcome: "success",
    outcomeBy: "source",
    axes: { title: "pass", price: "fail" },
    tokens: 7002,
    steps: 20,
    dispatches: 18,
    unseenIds: 0,
    label: null,
    labelSource: null,
    labelledBy: null,
    isLabelMine: false,
    approved: false,
    version: 0,
    importedAt: "2026-11-20T10:00:00.000Z",
    ...facts,
  };
}

export function givenTrajectoryPage(
  items: readonly TrajectoryRow[],
  facts: Partial<TrajectoryPage> = {},
): TrajectoryPage {
  return { items: [...items], nextCursor: null, count: { value: items.length, isCapped: false }, ...facts };
}

export function givenCorpus(facts: Partial<Corpus> = {}): Corpus {
  return {
    id: "11111111-1111-4111-8111-111111111111",
    name: "SN15 race extract",
    kind: "imported",
    trajectories: 3,
    filterVersion: "defaults-1",
    ...facts,
  };
}

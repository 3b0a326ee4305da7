import { CORPUS_ID, QUEUE_ID } from "@/components/queue/given-queue";
import type { AuditSample, PlannedStratum, SamplePlan } from "@/lib/contract/audit-sample";

export function aPlannedStratum(overrides: Partial<PlannedStratum> & Pick<PlannedStratum, "name">): PlannedStratum {
  return {
    filter: overrides.name,
    cell: {},
    population: 1_000,
    labels: 0,
    errors: 0,
    error: { value: null, reason: "No drawn trajectory has a label yet.", n: 0 },
    needed: 280,
    draw: 100,
    ...overrides,
  };
}

/** Two strata, the second of which is smaller than it needs. */
export function aPlan(overrides: Partial<SamplePlan> = {}): SamplePlan {
  return {
    strata: [
      aPlannedStratum({ name: "gate:1 verdict:sub_task", cell: { gate: 1, verdict: "sub_task" } }),
      aPlannedStratum({
        name: "gate:5 verdict:sub_task",
        cell: { gate: 5, verdict: "sub_task" },
        population: 19,
        labels: 12,
        errors: 6,
        error: { value: 0.5, low: 0.3, high: 0.7, n: 12 },
        needed: 7,
        draw: 5,
      }),
    ],
    failed: 0,
    withoutGate: 0,
    unseen: 0,
    ...overrides,
  };
}

export function aSample(overrides: Partial<AuditSample> = {}): AuditSample {
  return {
    id: "66666666-6666-4666-8666-666666666666",
    queue: { id: QUEUE_ID, corpus: CORPUS_ID, name: "Judge audit", state: "open" },
    dimensions: ["gate", "verdict"],
    seed: 7,
    createdAt: "2026-11-20T08:00:00.000Z",
    createdBy: "Lea",
    drawn: 240,
    labelled: 120,
    known: 12,
    differing: 3,
    sighted: 2,
    gateless: 0,
    broken: 0,
    estimate: { value: 0.121, low: 0.09, high: 0.158, n: 132 },
    effectiveLabels: 84.3,
    unweighted: { value: 0.302, low: 0.23, high: 0.38, n: 132 },
    coveredShare: 0.86,
    wholeCorpus: { low: 0.077, high: 0.276 },
    detail: {
      filter: "",
      population: 1_019,
      failed: 4,
      withoutGate: 2,
      unseen: 0,
      strata: [
        {
          name: "gate:1 verdict:sub_task",
          filter: "gate:1 verdict:sub_task",
          cell: { gate: 1, verdict: "sub_task" },
          population: 1_000,
          known: 0,
          drawn: 200,
          labels: 100,
          errors: 10,
          error: { value: 0.1, low: 0.06, high: 0.17, n: 100 },
        },
      ],
    },
    ...overrides,
  };
}

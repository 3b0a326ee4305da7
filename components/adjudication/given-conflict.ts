import type { ConflictItem, Side } from "@/lib/contract/adjudication";
import type { Question } from "@/lib/domain/question";

export const QUESTIONS: readonly Question[] = [
  { kind: "structure", isRequired: true },
  { kind: "gate", isRequired: false },
];

export function aSide(overrides: Partial<Side> = {}): Side {
  return { kind: "reviewer", name: "Bo", answers: {}, note: null, spans: [], secondThought: null, ...overrides };
}

/** Two reviewers who differ on the structure, beside the machine. */
export function aConflict(overrides: Partial<ConflictItem> = {}): ConflictItem {
  return {
    item: crypto.randomUUID(),
    version: 3,
    trajectory: crypto.randomUUID(),
    query: "a brass lamp",
    bucket: "product",
    run: "Run A",
    rollout: null,
    differing: ["structure"],
    sides: [
      aSide({ name: "Bo", answers: { structure: "agentic", gate: "4" } }),
      aSide({ name: "Cy", answers: { structure: "sub_task", gate: "4" }, note: "Code made the calls." }),
      aSide({ kind: "filter", name: "Filter", answers: { structure: "agentic" } }),
      aSide({ kind: "judge", name: "Judge", answers: { gate: "5" } }),
    ],
    barredBecause: null,
    settled: null,
    ...overrides,
  };
}

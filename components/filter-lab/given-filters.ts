import type { FilterActivation, FilterList, FilterVersion } from "@/lib/contract/filters";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";

const ID = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f0";

/** The version that every corpus begins with. */
export function givenDefaults(overrides: Partial<FilterVersion> = {}): FilterVersion {
  return {
    id: `${ID}01`,
    name: "defaults-1",
    hash: "a1b2c3d4e5f60718293a",
    thresholds: DEFAULT_THRESHOLDS,
    reason: "The thresholds that Assay begins with",
    author: "Assay",
    createdAt: "2026-11-01T08:00:00.000Z",
    basedOn: null,
    activeIn: [],
    ...overrides,
  };
}

/** One that asks more of the model. */
export function givenStrict(overrides: Partial<FilterVersion> = {}): FilterVersion {
  return {
    ...givenDefaults(),
    id: `${ID}02`,
    name: "strict",
    hash: "ffee0011223344556677",
    thresholds: {
      ...DEFAULT_THRESHOLDS,
      agenticShare: 0.9,
      rejects: { ...DEFAULT_THRESHOLDS.rejects, R4: false },
      capPerProblem: 40,
    },
    reason: "People call 0.85 sub-task",
    author: "Anna",
    createdAt: "2026-11-20T08:00:00.000Z",
    basedOn: { id: `${ID}01`, name: "defaults-1" },
    ...overrides,
  };
}

export function givenActivation(overrides: Partial<FilterActivation> = {}): FilterActivation {
  return {
    id: `${ID}11`,
    version: { id: `${ID}02`, name: "strict" },
    previous: { id: `${ID}01`, name: "defaults-1" },
    person: "Anna",
    reason: "Agreed on Tuesday",
    state: "done",
    jobId: `${ID}21`,
    moved: [{ from: "agentic", to: "review", count: 96 }],
    createdAt: "2026-11-20T09:00:00.000Z",
    finishedAt: "2026-11-20T09:01:00.000Z",
    undoes: null,
    canUndo: true,
    canRetry: false,
    ...overrides,
  };
}

/** Both versions; the defaults decide and nothing was activated. */
export function givenFilterList(overrides: Partial<FilterList> = {}): FilterList {
  const [defaults, strict] = [givenDefaults(), givenStrict()];

  return { items: [strict, defaults], active: defaults.id, activations: [], ...overrides };
}

import { vi } from "vitest";
// Here from the start, so that what the reader draws late comes within a test's first look.
import "@/components/review/pane-rest";
import "@/components/review/cited-words";
import "@/components/review/given-words";
import "@/components/review/queue-answer";
import "@/components/review/reasons";
import "./missing-title";
import "./pane-edge";
import "./step-keys";
import "./step-link";
import "./step-remarks";
import { type Answer, givenApp, givenWindowSize } from "@/components/shell/given-app";
import type { Review } from "@/lib/contract/labels";
import type { Outline, OutlineAnalysis, OutlineStep } from "@/lib/contract/outline";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { ReaderLink } from "@/lib/domain/reader-link";
import type { Step } from "@/lib/domain/step";
import { fetchAnswers } from "./late-answers";
import { Reader } from "./reader";

// As its page does before the reader is drawn.
await fetchAnswers();

const ROW_PX = 120;

/** A wide window in which steps have a height, where nothing is laid out. */
export function givenWideWindow(): void {
  window.innerWidth = 1440;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes("min-width: 1100px"),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  givenWindowSize(900);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(ROW_PX);
}

export function aStep(index: number, overrides: Partial<Step> = {}): Step {
  return { index, role: "agent", thought: `Thought of step ${index + 1}.`, claimed: [], logged: [], ...overrides };
}

export function aReview(overrides: Partial<Review> = {}): Review {
  return {
    label: null,
    labelSource: null,
    labelledBy: null,
    isLabelMine: false,
    approved: false,
    version: 3,
    updatedAt: null,
    ...overrides,
  };
}

function entryOf(step: Step): OutlineStep {
  return {
    index: step.index,
    role: step.role,
    title: step.claimed[0]?.name ?? "text",
    calls: step.claimed.length,
    logged: step.logged.length,
    attribution: [],
    flags: [],
    chars: 100,
    chunk: 0,
  };
}

type Analysis = OutlineAnalysis;

interface GivenReader {
  readonly steps: readonly Step[];
  readonly analysis?: Partial<Analysis>;
  readonly outline?: Partial<Outline>;
  readonly header?: Partial<TrajectoryDetail["header"]>;
  readonly review?: Review;
  /** What a machine and people say of the judge. */
  readonly audit?: Pick<TrajectoryDetail, "judgeCheck" | "injections" | "gateReview" | "processFindings">;
  readonly link?: Partial<ReaderLink>;
  readonly answers?: Readonly<Record<string, Answer>>;
}

function anAnalysis(overrides: Partial<Analysis>): Analysis {
  const none = { ratio: null, credited: 0, dispatches: 0 };
  return {
    dispatches: [],
    phantoms: [],
    attribution: { model: 0, macro: 0, retry: 0, code: 0, unknown: 0, phantom: 0 },
    richness: { early: none, flattened: none, nonce: none },
    rejects: [],
    signals: {
      depth: 0,
      reformulations: 0,
      verification: false,
      regularity: 1,
      hasCycle: false,
      tokens: 10,
      unseenIds: 0,
    },
    ids: {},
    verdict: {
      verdict: "agentic",
      rule: "share_at_least_agentic",
      explanation: "It asked for all calls.",
      evidence: [],
    },
    ...overrides,
  };
}

function aHeader(id: string, overrides: Partial<TrajectoryDetail["header"]>): TrajectoryDetail["header"] {
  return {
    id,
    corpus: { id: crypto.randomUUID(), name: "Tests", kind: "imported" },
    problem: {
      id: crypto.randomUUID(),
      key: "p-1",
      query: "Find a magnet",
      bucket: "product",
      suite: null,
      difficulty: null,
    },
    run: {
      id: crypto.randomUUID(),
      name: "night 3",
      harness: null,
      validatorHotkey: "5Validator",
      raceId: "42",
      phase: "race",
      suite: "v3",
      scoringVersion: "2026-05",
    },
    agent: { name: "cart-1", version: "7", model: "qwen3-4b", minerHotkey: "5Miner" },
    sourceId: null,
    format: "sn15",
    shape: "envelope",
    rollout: null,
    status: "completed",
    startedAt: null,
    durationMs: 1200,
    importedAt: "2026-11-20T08:00:00.000Z",
    rawBytes: 2048,
    filterVersion: { name: "defaults-1", hash: "abc", author: "Assay", thresholds: DEFAULT_THRESHOLDS },
    ...overrides,
  };
}

/** A trajectory as the server answers it, all of it shown. */
export function aDetail({
  steps,
  analysis = {},
  outline = {},
  header = {},
  review,
  audit,
}: GivenReader): TrajectoryDetail {
  const id = crypto.randomUUID();

  return {
    header: aHeader(id, header),
    outline: {
      steps: steps.map(entryOf),
      chunks: steps.length === 0 ? [] : [{ chunk: 0, firstStep: 0, lastStep: steps.length - 1, rawBytes: 1000 }],
      analysis: anAnalysis(analysis),
      hasLog: true,
      notes: [],
      ...outline,
    },
    review: review ?? aReview(),
    ...audit,
    hidden: [],
  };
}

/** An open reader of a made-up trajectory, with a server that answers for it. */
export function givenReader({ link = {}, answers, ...given }: GivenReader) {
  const detail = aDetail(given);
  const { id } = detail.header;
  const { steps } = given;
  const app = givenApp(
    <Reader
      detail={detail}
      link={{ mode: "story", layers: ["ids", "attribution"], ...link }}
      table={{ corpus: detail.header.corpus.id, filter: "", sort: "-imported" }}
    />,
    {
      answers: {
        [`GET /api/trajectories/${id}/chunks/0`]: steps,
        [`GET /api/trajectories/${id}/history`]: { review: detail.review, events: [] },
        [`GET /api/trajectories/${id}/comments`]: { items: [] },
        [`GET /api/trajectories/${id}/step-labels`]: { items: [] },
        [`GET /api/trajectories/${id}/rejudgements`]: { items: [] },
        [`GET /api/runs/${detail.header.run.id}/judgement`]: { kind: "hidden" },
        [`GET /api/trajectories/${id}/neighbours`]: { previous: null, next: null },
        ...Object.fromEntries(
          Object.entries(answers ?? {}).map(([key, answer]) => [
            key.replace(":id", id).replace(":run", detail.header.run.id),
            answer,
          ]),
        ),
      },
    },
  );

  return { ...app, id, detail };
}

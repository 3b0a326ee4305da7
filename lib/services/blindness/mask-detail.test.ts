import { describe, expect, test } from "vitest";
import { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { HIDDEN_LAYERS, type HiddenLayer } from "@/lib/domain/hidden-layer";
import type { Span } from "@/lib/domain/label";
import { isOutlineOpen, maskDetail } from "./mask-detail";

const ID = "3f1c6f9e-8f6a-4d52-9a3e-0c5a5f6f7a01";

/** Words of each layer as they stand in `aDetail`. */
const WORDS = {
  judge: ["JudgeSaid", "JudgeModel", "JudgeRubric", "0.8765", "GateProof", "JudgeQuote", "GateNote"],
  verdict: [
    "RuleName",
    "FilterSaid",
    "RejectDetail",
    "RequestedBy",
    "unseen_id",
    "phantom",
    "macro",
    "7777",
    "p-never",
    "InjectedText",
    "DecisionSaid",
  ],
  outcome: ["partial", "0.4321", "OutcomeRecord", "RulesOf", '"by":"rules"', "KeyFile"],
  reward: ["RewardSpec", "VoucherSpec"],
  peers: ["PeerName"],
} as const satisfies Record<HiddenLayer, readonly string[]>;

function aDetail(): TrajectoryDetail {
  const none = { ratio: 0.5, credited: 1, dispatches: 2 };

  return TrajectoryDetail.parse({
    header: {
      id: ID,
      corpus: { id: ID, name: "Corpus", kind: "imported" },
      problem: {
        id: ID,
        key: "p-1",
        query: "Find a lamp",
        bucket: "product",
        suite: null,
        difficulty: null,
        reward: { id: "RewardSpec" },
        voucher: { code: "VoucherSpec" },
      },
      run: {
        id: ID,
        name: "run",
        harness: null,
        validatorHotkey: null,
        raceId: null,
        phase: null,
        suite: null,
        scoringVersion: null,
      },
      agent: null,
      sourceId: null,
      format: "sn15",
      shape: "bundle",
      rollout: null,
      status: "completed",
      startedAt: null,
      durationMs: null,
      importedAt: "2026-08-24T10:00:00.000Z",
      rawBytes: 1,
      filterVersion: { name: "defaults", hash: "h", author: "Assay", thresholds: DEFAULT_THRESHOLDS },
      outcome: { level: "partial", by: "rules", score: 0.4321, rule: null, axes: { price: "fail" } },
      answerKey: { file: "KeyFile", isMeasured: true },
      judgement: {
        state: "scored",
        score: 0.8765,
        gate: 2,
        explanation: "JudgeSaid",
        model: "JudgeModel",
        rubric: "JudgeRubric",
        tries: 2,
      },
    },
    outline: {
      steps: [
        {
          index: 0,
          role: "agent",
          title: "find_product",
          calls: 1,
          logged: 1,
          attribution: ["macro"],
          flags: ["unseen_id", "phantom", "reject", "error", "truncated", "unknown_event"],
          chars: 10,
          chunk: 0,
        },
      ],
      chunks: [{ chunk: 0, firstStep: 0, lastStep: 0, rawBytes: 1 }],
      analysis: {
        dispatches: [{ order: 0, step: 0, tool: "find_product", attribution: "macro", reason: "RequestedBy" }],
        phantoms: [{ step: 0, call: 0, tool: "x" }],
        attribution: { model: 0, macro: 1, retry: 0, code: 0, unknown: 0, phantom: 1 },
        richness: { early: none, flattened: none, nonce: none },
        rejects: [{ code: "R3", detail: "RejectDetail", places: [] }],
        signals: {
          depth: 1,
          reformulations: 0,
          verification: false,
          regularity: 1,
          hasCycle: false,
          tokens: 7777,
          unseenIds: 1,
        },
        ids: { "p-never": { inQuery: false, recommended: true } },
        verdict: { verdict: "sub_task", rule: "RuleName", explanation: "FilterSaid", evidence: [] },
      },
      hasLog: true,
      notes: ["Raw NUL bytes left out: 2.", "The filter read FilterSaid.", "The outcome is partial."],
      extra: { tools: ["find_product"], error: "timeout", reward_info: "OutcomeRecord" },
    },
    filterDecision: { verdict: "agentic", rule: "x", explanation: "DecisionSaid", evidence: [], rejects: [] },
    review: {
      label: "reject",
      labelSource: "person",
      labelledBy: "PeerName",
      isLabelMine: false,
      approved: false,
      version: 2,
      updatedAt: null,
    },
    gateReview: {
      gate: 3,
      source: "person",
      givenBy: "PeerName",
      isBlind: false,
      cause: "id_alone",
      fault: "judge",
      note: "GateNote",
      spans: [],
      version: 1,
      updatedAt: null,
    },
    judgeCheck: {
      version: 1,
      gates: [{ gate: 1, state: "fail", isProof: true, reason: "GateProof", spans: [] }],
      disputed: [1],
      quotes: [{ start: 0, end: 3, kind: "quote", match: "exact", span: aSpan("JudgeQuote") }],
    },
    injections: [{ kind: "score_request", span: aSpan("InjectedText") }],
    rescored: {
      ...{ answer: "differs", success: "yes", version: "RulesOf", titles: "compared" },
      ...{ axes: { price: "pass" }, differing: ["success"], undecided: [] },
      products: { recommended: 1, fromCatalogue: 1, fromResults: 0 },
    },
    hidden: [],
  });
}

function aSpan(quote: string): Span {
  return { step: 0, field: "thought", start: 0, end: 3, quote };
}

const textOf = (hidden: readonly HiddenLayer[]): string =>
  JSON.stringify({ ...maskDetail(aDetail(), hidden), hidden: [] });
const found = (layer: HiddenLayer, text: string): string[] => WORDS[layer].filter((word) => text.includes(word));

test("with nothing hidden the detail is what it was", () => {
  expect(maskDetail(aDetail(), [])).toEqual(aDetail());
});

test("what the rules make of an attempt tells of its reward spec, so it is hidden with that too", () => {
  expect(textOf(["reward"])).not.toMatch(/RulesOf|KeyFile/);
  // The outcome itself is open as one that a source gave is.
  expect(maskDetail(aDetail(), ["reward"]).header.outcome).toEqual(aDetail().header.outcome);
});

describe.each(HIDDEN_LAYERS)("hiding %s", (layer) => {
  test("leaves none of its words", () => {
    expect(found(layer, JSON.stringify(aDetail()))).toEqual([...WORDS[layer]]);

    expect(found(layer, textOf([layer]))).toEqual([]);
  });

  test("says so, and still answers by the contract", () => {
    expect(TrajectoryDetail.parse(maskDetail(aDetail(), [layer])).hidden).toEqual([layer]);
  });
});

test.each([
  ["judge", "verdict"],
  ["verdict", "judge"],
  ["peers", "verdict"],
  ["reward", "judge"],
] as const)("hiding %s leaves %s to be seen", (layer, other) => {
  expect(found(other, textOf([layer]))).toEqual([...WORDS[other]]);
});

test("with everything hidden the record itself is still there to be read", () => {
  const { header, outline, review } = maskDetail(aDetail(), HIDDEN_LAYERS);

  expect(header.problem.query).toBe("Find a lamp");
  expect(outline.steps[0]).toMatchObject({ title: "find_product", flags: ["error", "truncated", "unknown_event"] });
  expect(outline.notes).toEqual(["Raw NUL bytes left out: 2."]);
  expect(outline.extra).toEqual({ tools: ["find_product"], error: "timeout" });
  expect(review).toBeUndefined();
});

test("an outline may be sent as stored only where nothing of it is hidden", () => {
  expect(isOutlineOpen([])).toBe(true);
  expect(isOutlineOpen(["peers"])).toBe(true);
  expect(isOutlineOpen(["verdict"])).toBe(false);
});

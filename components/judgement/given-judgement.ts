import type { GateReview, Injection, JudgeCheck } from "@/lib/contract/judge-audit";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import type { Span } from "@/lib/domain/label";

type Judgement = NonNullable<TrajectoryHeader["judgement"]>;

export function aJudgement(overrides: Partial<Judgement> = {}): Judgement {
  return {
    state: "scored",
    score: 0.5,
    gate: 3,
    explanation: "Gate 3 failed: it says 'the brass one' of 500000001.",
    model: "judge-a",
    rubric: "tree-1",
    tries: 2,
    ...overrides,
  };
}

export function aSpan(overrides: Partial<Span> = {}): Span {
  return { step: 1, field: "thought", start: 0, end: 7, quote: "Thought", ...overrides };
}

export function aFinding(
  gate: 1 | 2 | 3 | 4,
  overrides: Partial<JudgeCheck["gates"][number]> = {},
): JudgeCheck["gates"][number] {
  return { gate, state: "pass", isProof: false, reason: `Found of gate ${gate}.`, spans: [], ...overrides };
}

export function aCheck(overrides: Partial<JudgeCheck> = {}): JudgeCheck {
  return {
    version: 1,
    gates: [
      aFinding(1, { isProof: true }),
      aFinding(2, { spans: [aSpan()] }),
      aFinding(3, { state: "fail", isProof: true }),
      aFinding(4, { state: "unknown" }),
    ],
    disputed: [],
    quotes: [],
    ...overrides,
  };
}

export function anInjection(overrides: Partial<Injection> = {}): Injection {
  return { kind: "score_request", span: aSpan(), ...overrides };
}

export function aGateReview(overrides: Partial<GateReview> = {}): GateReview {
  return {
    gate: null,
    source: null,
    givenBy: null,
    isBlind: false,
    cause: null,
    fault: null,
    note: null,
    spans: [],
    version: 4,
    updatedAt: null,
    ...overrides,
  };
}

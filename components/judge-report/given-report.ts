import type { JudgeReport } from "@/lib/contract/judge";
import { GATES } from "@/lib/domain/judgement";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { VERDICTS } from "@/lib/domain/verdict";

const counted = (count: number, filter: string) => ({ count, filter });
const NOTHING = { value: null, reason: "Nobody has audited any of these.", n: 0 } as const;
const SOME = { value: 0.121, low: 0.091, high: 0.158, n: 312 } as const;

/** The server's report on a corpus of 400 of which 312 were audited blind. */
export function givenReport(overrides: Partial<JudgeReport> = {}): JudgeReport {
  return {
    labels: "blind",
    filter: "",
    fewest: 10,
    counts: {
      trajectories: counted(400, ""),
      judged: counted(390, "judge:scored"),
      failed: counted(7, "judge:failed"),
      absent: counted(3, "judge:absent"),
      float: counted(20, "judge:scored gate:none"),
      audited: counted(312, "gate_blind:yes gate:1..5"),
      notBlind: counted(31, "human_gate:1..5 gate_blind:no gate:1..5"),
      settledInSight: counted(3, "gate_source:adjudicated gate_blind:no gate:1..5"),
      withoutGate: counted(1, "human_gate:1..5 gate_blind:yes gate:none"),
      awaiting: 2,
    },
    leftOut: null,
    agreement: {
      kappa: { value: 0.81, low: 0.75, high: 0.86, n: 312 },
      exact: { value: 0.879, low: 0.842, high: 0.909, n: 312 },
      withinOne: { value: 0.99, low: 0.97, high: 1, n: 312 },
      error: SOME,
      bias: { value: -0.13, low: -0.2, high: -0.06, n: 312 },
      problems: 75,
    },
    confusion: GATES.flatMap((human) =>
      GATES.map((judge) => ({
        human,
        judge,
        count: human === judge ? 55 : 4,
        isFew: human !== judge,
        share: human === judge ? 0.88 : 0.03,
        filter: `gate_blind:yes blind_gate:${human} gate:${judge}`,
      })),
    ),
    gates: GATES.map((gate) => ({
      gate,
      judged: counted(60, `gate_blind:yes gate:${gate}`),
      given: counted(62, `gate_blind:yes blind_gate:${gate}`),
      precision: { value: 0.9, low: 0.8, high: 0.95, n: 60 },
      f1: { value: 0.84, low: 0.76, high: 0.91, n: 66 },
      recall: {
        ...{ value: null, n: 4, few: { of: "items", count: 4 } },
        reason: "Too few to say: it rests on 4 of at least 10 labels.",
      },
    })),
    byOutcome: GATES.flatMap((gate) =>
      OUTCOME_LEVELS.map((outcome) => ({ gate, outcome, ...counted(9, `gate:${gate} outcome:${outcome}`) })),
    ),
    byVerdict: GATES.flatMap((gate) =>
      VERDICTS.map((verdict) => ({ gate, verdict, ...counted(30, `gate:${gate} verdict:${verdict}`) })),
    ),
    groups: {
      model: {
        all: 2,
        items: [
          {
            name: "judge-a",
            value: "judge-a",
            judged: counted(390, "judge_model:judge-a judge:scored"),
            failed: counted(0, "judge_model:judge-a judge:failed"),
            labels: 312,
            error: SOME,
            labelFilter: "gate_blind:yes judge_model:judge-a",
          },
          {
            name: null,
            value: "none",
            judged: counted(0, "judge_model:none judge:scored"),
            failed: counted(7, "judge_model:none judge:failed"),
            labels: 0,
            error: NOTHING,
            labelFilter: "gate_blind:yes judge_model:none",
          },
        ],
      },
      rubric: { all: 0, items: [] },
      bucket: { all: 0, items: [] },
      agent: { all: 0, items: [] },
    },
    weeks: ["2026-04-27", "2026-05-11"].map((week) => ({
      week,
      judged: 50,
      filter: `gate:1..5 started:${week}`,
      score: { value: 0.5, low: 0.45, high: 0.55, n: 50 },
      gates: GATES.map((gate) => ({ gate, ...counted(10, `gate:${gate} started:${week}`) })),
      labels: 40,
      error: SOME,
      labelFilter: `gate_blind:yes started:${week}`,
    })),
    rubricChanges: [{ week: "2026-05-11", from: "float-1", to: "decision-tree" }],
    quotes: [{ name: "judge-a", quotes: 100, unresolved: SOME, ...counted(12, "judge_model:judge-a unresolved:>0") }],
    horizon: [
      {
        from: 0,
        to: 0.25,
        judged: 12,
        filter: "horizon:<0.25",
        labels: 12,
        error: SOME,
        labelFilter: "gate_blind:yes horizon:<0.25",
      },
      {
        from: 1,
        to: 1,
        judged: 4,
        filter: "horizon:1",
        labels: 0,
        error: NOTHING,
        labelFilter: "gate_blind:yes horizon:1",
      },
    ],
    faults: [
      { fault: "judge", ...counted(9, "gate_blind:yes blind_fault:judge") },
      { fault: "pipeline", ...counted(4, "gate_blind:yes blind_fault:pipeline") },
      { fault: "rubric", ...counted(0, "gate_blind:yes blind_fault:rubric") },
    ],
    unexplained: 25,
    facets: {
      model: [
        { name: "judge-a", value: "judge-a", count: 390 },
        { name: "b c", value: '"b c"', count: 4 },
      ],
      rubric: [],
      bucket: [{ name: null, value: "none", count: 390 }],
      agent: [],
      week: [{ name: "2026-04-27", value: "2026-04-27..2026-05-03", count: 50 }],
    },
    ...overrides,
  };
}

/** A corpus in which nobody audited anything. */
export function givenUnaudited(): JudgeReport {
  const report = givenReport();
  const { counts } = report;

  return {
    ...report,
    counts: {
      ...counts,
      audited: counted(0, "gate_blind:yes gate:1..5"),
      settledInSight: counted(0, ""),
      withoutGate: counted(0, ""),
      awaiting: 0,
    },
    agreement: { kappa: NOTHING, exact: NOTHING, withinOne: NOTHING, error: NOTHING, bias: NOTHING, problems: 0 },
    confusion: report.confusion.map((cell) => ({ ...cell, count: 0, isFew: true, share: null })),
  };
}

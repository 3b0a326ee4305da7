import type { GateCheck, QuestionGate } from "@/lib/domain/judge-check";
import type { Gate } from "@/lib/domain/judgement";
import type { Trajectory } from "@/lib/domain/trajectory";
import { checkData } from "./data-gate";
import { checkInference } from "./inference-gate";
import { hintComparison, hintReading } from "./reading-hints";
import { resultData } from "./result-data";
import { toolAnswers } from "./tool-answers";

/**
 * What a machine finds about the four gates, in their order. Gate 1 and gate 3 can be proofs; 2 and 4 are hints
 * (docs/decisions/006-what-disputes-a-judge.md).
 */
export function checkGates(trajectory: Pick<Trajectory, "steps" | "hasLog" | "problem">): readonly GateCheck[] {
  const answers = toolAnswers(trajectory);
  const data = resultData(answers);
  const cited = checkData(trajectory, answers, data);

  return [
    checkInference(trajectory),
    hintReading(trajectory.steps, data, cited.citations),
    cited.check,
    hintComparison(trajectory.steps, data),
  ];
}

/** The gates on which a proof contradicts a judge who named this first failing gate. */
export function disputedGates(checks: readonly GateCheck[], judged: Gate | undefined): readonly QuestionGate[] {
  if (judged === undefined) return [];

  return checks
    .filter(({ gate, state, isProof }) => isProof && (state === "pass" ? judged === gate : judged > gate))
    .map(({ gate }) => gate);
}

import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { LEAVING, type Leaving } from "@/lib/domain/pipeline";
import { decideVerdict, type VerdictFacts } from "@/lib/filter/decide-verdict";
import { packRejects } from "@/lib/filter/reject-bits";
import { withinBudget } from "@/lib/filter/token-budget";
import { explainRule } from "@/lib/filter/verdict";
import { BECOMES, whyDuplicate } from "@/lib/filter/why-duplicate";
import { type Leaver, rejectWords, whyItLeaves } from "@/lib/filter/why-it-leaves";
import { derivedTrajectoryCoefficient } from "@/lib/judge/coefficient";
import { FACT_FLAGS, type FactTable } from "./fact-table";
import type { PipelineResult } from "./pipeline-result";

/** One row of a table under the version that the sentence is about. */
interface RowUnder {
  readonly table: FactTable;
  readonly row: number;
  readonly thresholds: FilterThresholds;
}

/** One that the pipeline lets go by this version. */
export interface LeftRow extends RowUnder {
  readonly result: Pick<PipelineResult, "leaving" | "rank" | "representative" | "similarity" | "isAgentic">;
}

export function whyItLeft(moved: LeftRow, left: Pick<Leaver, "stage" | "rejects" | "rank">): string {
  const { table, row, thresholds } = moved;
  const score = table.judgeScore[row] ?? Number.NaN;
  const leaver = {
    ...left,
    isScored: ((table.flags[row] ?? 0) & FACT_FLAGS.isUnscored) === 0,
    judgeScore: Number.isNaN(score) ? null : score,
  };

  return whyItLeaves(leaver, thresholds, {
    duplicate: () => whyAlike(moved),
    structure: () => whyVerdict(moved),
    kept: () => "Nothing stops it.",
  });
}

/**
 * @param stage - at which it left before
 * @param rejects - bits of the rules that stopped it before
 */
export function whyItEnters(moved: RowUnder, stage: Leaving, rejects: number): string {
  const { capPerProblem, capPerMiner, coefficientGate } = moved.thresholds;

  switch (stage) {
    case "winners":
      return "The attempt succeeded.";
    case "coefficient":
      return coefficientGate === null
        ? `${coefficientWords(moved)}; there is no gate any more.`
        : `${coefficientWords(moved)}; the gate is ${coefficientGate} now.`;
    case "format":
      return brokenWords(moved, rejects);
    case "duplicate":
      return "No attempt at its problem that is nearly the same takes its place any more.";
    case "structure":
      return whyVerdict(moved);
    case "problem_cap":
      return capPerProblem === null
        ? "No number of attempts at a problem is too many any more."
        : `It ranks among the ${capPerProblem} that are kept of its problem.`;
    case "miner_cap":
      return capPerMiner === null
        ? "No number of attempts of a miner is too many any more."
        : `It ranks among the ${capPerMiner} that are kept of its miner.`;
    case "kept":
      return "Nothing stops it.";
  }
}

/** What R4 rejected and the budget now holds breaks no rule any more; the others were switched off. */
function brokenWords({ table, row, thresholds }: RowUnder, rejects: number): string {
  const r4 = packRejects(["R4"]);
  const within = (rejects & r4) === 0 ? undefined : withinBudget(table.tokens[row] ?? 0, thresholds);
  const broken = within === undefined ? rejects : rejects & ~r4;

  return [
    ...(broken === 0 ? [] : [`It breaks a format rule that does not stop it any more: ${rejectWords(broken)}.`]),
    ...(within === undefined ? [] : [within]),
  ].join(" ");
}

/** The rule that gives a row its verdict, in a sentence. */
export function whyVerdict({ table, row, thresholds }: RowUnder): string {
  const facts = verdictFactsAt(table, row);

  return explainRule(decideVerdict(facts, thresholds), facts, thresholds);
}

/** The facts of a row as the rule reads them. */
export function verdictFactsAt(table: FactTable, row: number): VerdictFacts {
  const flags = table.flags[row] ?? 0;

  return {
    hasLog: (flags & FACT_FLAGS.hasLog) !== 0,
    model: table.model[row] ?? 0,
    macro: table.macro[row] ?? 0,
    retry: table.retry[row] ?? 0,
    code: table.code[row] ?? 0,
    unknown: table.unknown[row] ?? 0,
    asksForNothing: (flags & FACT_FLAGS.asksForNothing) !== 0,
    sendsNoNonce: (flags & FACT_FLAGS.sendsNoNonce) !== 0,
  };
}

/** With what becomes of the one that takes its place, which need not be kept itself. */
function whyAlike({ table, row, result, thresholds: { dedup } }: LeftRow): string {
  const first = result.representative[row] ?? -1;
  const calls = table.callsGroup[row] ?? -1;
  const ranked = (at: number) => ({ rank: result.rank[at] ?? 0, isAgentic: result.isAgentic[at] === 1 });
  const alikeBy = calls >= 0 && calls === table.callsGroup[first] ? "calls" : "thoughts";
  const why = whyDuplicate(
    { ...ranked(row), alikeBy, similarity: result.similarity[row] ?? null, keep: dedup.keep },
    { ...ranked(first), name: "another attempt at its problem" },
  );

  return `${why} That one ${BECOMES[LEAVING[result.leaving[first] ?? -1] ?? "duplicate"]}.`;
}

function coefficientWords({ table, row }: RowUnder): string {
  const score = table.judgeScore[row] ?? Number.NaN;

  return Number.isNaN(score)
    ? "No judge scored it"
    : `Its coefficient, derived of the judge’s score, is ${derivedTrajectoryCoefficient(score)}`;
}

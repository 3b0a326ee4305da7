import type { JudgeReport, JudgeReportQuery } from "@/lib/contract/judge";
import { GATES, type Gate } from "@/lib/domain/judgement";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { VERDICTS } from "@/lib/domain/verdict";
import type { Asker } from "@/lib/services/blindness/asker";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { countAwaiting } from "@/lib/services/judge-report/count-awaiting";
import { countFacets } from "@/lib/services/judge-report/count-facets";
import { type CountRow, countJudged } from "@/lib/services/judge-report/count-judged";
import { tallyGates, tallyQuotes } from "@/lib/services/judge-report/count-tallies";
import { isOnGate, sumCounts } from "@/lib/services/judge-report/label-figures";
import { type LabelRow, readLabels } from "@/lib/services/judge-report/read-labels";
import { reportChecks } from "@/lib/services/judge-report/report-checks";
import { reportConfusion } from "@/lib/services/judge-report/report-confusion";
import { reportGroups } from "@/lib/services/judge-report/report-groups";
import { type ReportScope, readReportScope } from "@/lib/services/judge-report/report-scope";
import { reportWeeks, rubricChanges } from "@/lib/services/judge-report/report-weeks";
import { readRunAgents } from "@/lib/services/judge-report/run-agents";
import { requirePermission } from "@/lib/services/require-permission";
import { FEWEST_TO_SAY } from "@/lib/stats/estimate";

/**
 * How the judge's gates stand to people's, to the outcome and to the verdict, over the rows that match and that the
 * person may see. Failed judgements and float rubrics have no gate: they are counted and in no figure. Shares are 0 to 1.
 *
 * @throws ServiceError NOT_FOUND, or INVALID for a filter or a facet that cannot be read
 */
export async function getJudgeReport(
  ctx: Asker,
  { id, ...query }: JudgeReportQuery & { readonly id: string },
): Promise<JudgeReport> {
  requirePermission(ctx, "see_judge_report");
  const { db } = ctx;
  const corpus = await getCorpusKey(db, id);
  const scope = await readReportScope(ctx, corpus.id, query);
  const agentOf = await readRunAgents(db, corpus.id);
  const [counts, allLabels, tallies, quotes, facets, awaiting] = await Promise.all([
    countJudged(db, scope),
    readLabels(db, scope),
    tallyGates(db, scope),
    tallyQuotes(db, scope),
    countFacets(db, scope, agentOf),
    countAwaiting(ctx, scope),
  ]);
  const labels = allLabels.filter((label) => query.labels === "all" || label.isBlind).filter(isOnGate);

  return {
    labels: query.labels,
    filter: scope.listOf(),
    fewest: FEWEST_TO_SAY,
    counts: { ...stateCounts(scope, counts), ...labelCounts(scope, allLabels), awaiting },
    leftOut: (await countLeftOut(ctx, corpus.id)) ?? null,
    ...reportConfusion(scope, labels),
    byOutcome: GATES.flatMap((gate) =>
      OUTCOME_LEVELS.map((outcome) => ({
        gate,
        outcome,
        count: sumOf(counts, (row) => row.kind === "outcome" && row.gate === gate && row.outcome === outcome),
        filter: scope.listOf(`gate:${gate}`, `outcome:${outcome}`),
      })),
    ),
    byVerdict: GATES.flatMap((gate: Gate) =>
      VERDICTS.map((verdict) => ({
        gate,
        verdict,
        count: sumOf(counts, (row) => row.kind === "verdict" && row.gate === gate && row.verdict === verdict),
        filter: scope.listOf(`gate:${gate}`, `verdict:${verdict}`),
      })),
    ),
    groups: reportGroups({ scope, counts, labels, agentOf }),
    weeks: reportWeeks({ scope, counts, tallies, labels }),
    rubricChanges: rubricChanges(counts),
    ...reportChecks({ scope, counts, quotes, labels }),
    facets,
  };
}

type Counts = JudgeReport["counts"];

function stateCounts(
  scope: ReportScope,
  counts: readonly CountRow[],
): Pick<Counts, "trajectories" | "judged" | "failed" | "absent" | "float"> {
  const states = counts.filter(({ kind }) => kind === "state");
  const counted = (filter: string, test: (row: CountRow) => boolean) => ({ count: sumOf(states, test), filter });

  return {
    trajectories: counted(scope.listOf(), () => true),
    judged: counted(scope.listOf("judge:scored"), ({ state }) => state === "scored"),
    failed: counted(scope.listOf("judge:failed"), ({ state }) => state === "failed"),
    absent: counted(scope.listOf("judge:absent"), ({ state }) => state === "absent"),
    float: counted(scope.listOf("judge:scored", "gate:none"), ({ state, gate }) => state === "scored" && gate === null),
  };
}

function labelCounts(
  scope: ReportScope,
  labels: readonly LabelRow[],
): Pick<Counts, "audited" | "notBlind" | "settledInSight" | "withoutGate"> {
  const isCounted = ({ isBlind }: LabelRow): boolean => scope.labels === "all" || isBlind;
  const blind = scope.labels === "blind" ? ["gate_blind:yes"] : [];
  const counted = (filter: string, test: (row: LabelRow) => boolean) => ({
    count: sumCounts(labels.filter(test)),
    filter,
  });

  return {
    audited: counted(scope.labelsOf(), (label) => isCounted(label) && isOnGate(label)),
    notBlind: counted(
      scope.listOf("human_gate:1..5", "gate_blind:no", "gate:1..5"),
      (label) => !label.isBlind && isOnGate(label),
    ),
    settledInSight: counted(
      scope.listOf("gate_source:adjudicated", "gate_blind:no", "gate:1..5"),
      (label) => label.isSettled && !label.isBlind && isOnGate(label),
    ),
    withoutGate: counted(
      scope.listOf("human_gate:1..5", ...blind, "gate:none"),
      (label) => isCounted(label) && !isOnGate(label),
    ),
  };
}

function sumOf(rows: readonly CountRow[], test: (row: CountRow) => boolean): number {
  return sumCounts(rows.filter(test));
}

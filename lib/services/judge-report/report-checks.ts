import type { JudgeReport } from "@/lib/contract/judge";
import { GATE_FAULTS } from "@/lib/domain/gate-cause";
import { groupBy } from "@/lib/filter/group-by";
import { facetTerm, facetValue } from "@/lib/query/judge-scope";
import { shownEstimate } from "@/lib/services/queues/shown-estimate";
import { shareOfClusters } from "@/lib/stats/cluster-ratio";
import type { CountRow } from "./count-judged";
import { spreadTallies, type TallyRow } from "./count-tallies";
import { facetSpelling } from "./facet-spelling";
import { HORIZON_BINS } from "./horizon-bins";
import { type GateLabelRow, labelFigures, sumCounts } from "./label-figures";
import type { ReportScope } from "./report-scope";

interface Input {
  readonly scope: ReportScope;
  readonly counts: readonly CountRow[];
  readonly quotes: readonly TallyRow[];
  readonly labels: readonly GateLabelRow[];
}

/** What the checks of a machine and the causes of people say of the judge. */
export function reportChecks({
  scope,
  counts,
  quotes,
  labels,
}: Input): Pick<JudgeReport, "quotes" | "horizon" | "faults" | "unexplained"> {
  const spelled = facetSpelling(counts, "model", (row) => row.model);
  const differing = labels.filter(({ human, judge }) => human !== judge);

  return {
    quotes: [...groupBy(quotes, ({ key }) => spelled(key))]
      .map(([name, rows]) => quotesOf(scope, name, rows))
      .toSorted((a, b) => b.quotes - a.quotes || ((a.name ?? "") < (b.name ?? "") ? -1 : 1)),
    horizon: HORIZON_BINS.map(({ from, to, terms }, bin) => ({
      from,
      to,
      judged: counts.find((row) => row.kind === "horizon" && row.horizon === bin)?.count ?? 0,
      filter: scope.listOf("gate:1..5", ...terms),
      ...labelFigures(
        labels.filter(({ horizon }) => horizon === bin),
        scope.labelsOf(...terms),
      ),
    })),
    faults: GATE_FAULTS.map((fault) => ({
      fault,
      count: sumCounts(labels.filter((label) => label.fault === fault)),
      filter: scope.labelsOf(`${scope.fields.fault}:${fault}`),
    })),
    unexplained: sumCounts(differing.filter(({ fault }) => fault === null)),
  };
}

function quotesOf(scope: ReportScope, name: string | null, rows: readonly TallyRow[]): JudgeReport["quotes"][number] {
  const tallies = spreadTallies(rows);
  const quotes = tallies.reduce((total, { count }) => total + count, 0);

  return {
    name,
    quotes,
    count: tallies.reduce((total, { sum }) => total + sum, 0),
    unresolved: shownEstimate(shareOfClusters(tallies, "The explanations quote nothing.")),
    filter: scope.listOf(facetTerm("model", facetValue("model", name)), "unresolved:>0"),
  };
}

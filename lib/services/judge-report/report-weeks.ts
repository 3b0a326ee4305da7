import type { JudgeReport, JudgeWeek } from "@/lib/contract/judge";
import { GATES } from "@/lib/domain/judgement";
import { groupBy } from "@/lib/filter/group-by";
import { facetTerm, facetValue } from "@/lib/query/judge-scope";
import { shownEstimate } from "@/lib/services/queues/shown-estimate";
import { trendOf } from "@/lib/stats/trend";
import type { CountRow } from "./count-judged";
import { spreadTallies, type TallyRow } from "./count-tallies";
import { facetSpelling } from "./facet-spelling";
import { type GateLabelRow, labelFigures, sumCounts } from "./label-figures";
import type { ReportScope } from "./report-scope";

interface Input {
  readonly scope: ReportScope;
  readonly counts: readonly CountRow[];
  readonly tallies: readonly TallyRow[];
  readonly labels: readonly GateLabelRow[];
}

/** What the judge said week by week, of judgements with a gate; weeks without any are left out. */
export function reportWeeks({ scope, counts, tallies, labels }: Input): JudgeWeek[] {
  const gates = groupBy(
    counts.filter((row) => row.kind === "week" && row.week !== null && row.gate !== null),
    (row) => row.week,
  );
  const labelled = groupBy(labels, (row) => row.week);
  const scores = new Map(scoreTrend(tallies).map(({ week, estimate }) => [week, shownEstimate(estimate)]));

  return [...gates]
    .flatMap(([week, rows]): JudgeWeek[] => {
      const score = week === null ? undefined : scores.get(week);
      if (week === null || score === undefined) return [];
      const term = facetTerm("week", facetValue("week", week));

      return [
        {
          week,
          judged: sumCounts(rows),
          filter: scope.listOf("gate:1..5", term),
          score,
          gates: GATES.map((gate) => ({
            gate,
            count: sumCounts(rows.filter((row) => row.gate === gate)),
            filter: scope.listOf(`gate:${gate}`, term),
          })),
          ...labelFigures(labelled.get(week) ?? [], scope.labelsOf(term)),
        },
      ];
    })
    .toSorted((a, b) => (a.week < b.week ? -1 : 1));
}

/** Gate g has the score (2g - 1) / 10. */
function scoreTrend(tallies: readonly TallyRow[]) {
  const rows = [...groupBy(tallies, ({ key }) => key ?? "")].flatMap(([week, ofWeek]) =>
    spreadTallies(ofWeek).map(({ count, sum }, at) => ({
      week,
      problem: String(at),
      count,
      sum: (2 * sum - count) / 10,
    })),
  );

  return trendOf(rows, { kind: "mean", scale: { low: 0.1, high: 0.9 } });
}

/**
 * Weeks from which most judgements with a gate name another rubric than in the week before. Spellings of one name, which a
 * filter takes for one, are one rubric.
 */
export function rubricChanges(counts: readonly CountRow[]): JudgeReport["rubricChanges"] {
  const spelled = facetSpelling(counts, "rubric", (row) => row.rubric);
  const weeks = [
    ...groupBy(
      counts.filter((row) => row.kind === "week" && row.gate !== null),
      (row) => row.week,
    ),
  ].flatMap(([week, rows]) => (week === null ? [] : [{ week, rubric: mostNamed(rows, spelled) }]));
  const inOrder = weeks.toSorted((a, b) => (a.week < b.week ? -1 : 1));

  return inOrder.flatMap(({ week, rubric }, at) => {
    const before = inOrder[at - 1];
    return before === undefined || before.rubric === rubric ? [] : [{ week, from: before.rubric, to: rubric }];
  });
}

function mostNamed(rows: readonly CountRow[], spelled: ReturnType<typeof facetSpelling>): string | null {
  const counts = [...groupBy(rows, ({ rubric }) => spelled(rubric))].map(([name, of]) => ({
    name,
    count: sumCounts(of),
  }));
  const [most] = counts.toSorted((a, b) => b.count - a.count || ((a.name ?? "") < (b.name ?? "") ? -1 : 1));

  return most?.name ?? null;
}

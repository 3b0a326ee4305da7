import { seriesLook } from "@/components/charts/series-look";
import { CountLink } from "@/components/judge-report/count-link";
import { ReportTable } from "@/components/judge-report/report-table";
import { formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import type { Comparison } from "@/lib/contract/comparison";
import { FAILURE_TERMS } from "@/lib/query/failure-terms";
import { measuredSeries, type Series } from "./compared-series";
import { listedProblems, listName } from "./listed-problems";
import { OpenList } from "./open-list";
import { runFilter } from "./rows-filter";
import { SeriesMark } from "./series-mark";
import { untriedWords } from "./untried-words";

interface CountsPanelProps {
  comparison: Comparison;
  filter: string;
  addressOf: (filter: string) => string;
  onList: (list: string) => void;
}

/** What the figures rest on: everything that is no success has failed, and nothing is dropped silently. */
export function CountsPanel({ comparison, filter, addressOf, onList }: CountsPanelProps) {
  return (
    <Panel
      title="What counts"
      subtitle={`Crashed, out of time and not scored count as failures. One rollout can be two of these. Open a number for the problems ${comparison.leftOut ? "of which you see too few rollouts." : "that a run tried too seldom."}`}
    >
      <ReportTable
        caption="What each run's figures rest on"
        columns={[
          { name: "Run" },
          { name: "Problems", isNumber: true },
          { name: "Rollouts", isNumber: true },
          { name: "Successes", isNumber: true },
          { name: "Crashed", isNumber: true },
          { name: "Out of time", isNumber: true },
          { name: "Not scored", isNumber: true },
          { name: untriedWords(comparison).column, isNumber: true },
          { name: `Fewer than ${comparison.k}`, isNumber: true },
        ]}
        rows={measuredSeries(comparison).map((series) => {
          const { run, of, look } = series;
          const rows = (count: number, what: string, ...terms: string[]) => (
            <CountLink
              key={what}
              count={count}
              of={`${what} of run ${look.letter}`}
              href={addressOf(runFilter(filter, run, ...terms))}
            />
          );
          const { crashed, timedOut, unscored } = of.failures;

          return {
            key: run.id,
            head: <SeriesMark look={seriesLook(series.place)} />,
            cells: [
              <span key="problems" className="font-mono text-mono">
                {formatNumber(of.problems)}
              </span>,
              rows(of.rollouts, "rollouts"),
              rows(of.successes, "successes", "outcome:success"),
              rows(crashed, "crashed rollouts", FAILURE_TERMS.crashed),
              rows(timedOut, "rollouts out of time", FAILURE_TERMS.timedOut),
              rows(unscored, "rollouts not scored", FAILURE_TERMS.unscored),
              <Named key="missing" kind="missing" {...{ comparison, series, onList }} />,
              <Named key="few" kind="few" {...{ comparison, series, onList }} />,
            ],
          };
        })}
      />
    </Panel>
  );
}

interface NamedProps {
  kind: "missing" | "few";
  comparison: Comparison;
  series: Series;
  onList: (list: string) => void;
}

/** How many problems, which opens their names. */
function Named({ kind, comparison, series, onList }: NamedProps) {
  const list = listName(kind, series.run.id);
  const count = listedProblems(comparison, list)?.total ?? 0;
  if (count === 0) return <span className="font-mono text-mono text-ink-3">0</span>;
  const named = kind === "missing" ? untriedWords(comparison).problems : "problems with fewer rollouts";

  return (
    <OpenList list={list} onList={onList} label={`${count} ${named} of run ${series.look.letter}: open the problems`}>
      <span className="font-mono text-mono">{formatNumber(count)}</span>
    </OpenList>
  );
}

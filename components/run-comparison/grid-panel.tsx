"use client";
import Link from "next/link";
import { useMemo } from "react";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { matrixAddress } from "@/components/problem/matrix-address";
import { matrixCommand } from "@/components/problem/problem-command";
import { Button } from "@/components/ui/button";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Segmented } from "@/components/ui/segmented";
import type { Comparison } from "@/lib/contract/comparison";
import type { Corpus } from "@/lib/contract/corpora";
import { beginningOf } from "@/lib/domain/beginning-of";
import { triesCounts } from "@/lib/domain/known-tries";
import type { ProblemSort } from "@/lib/domain/problem-order";
import { cellTries } from "./cell-tries";
import { fullName, measuredSeries, shortName } from "./compared-series";
import type { GridSort } from "./comparison-state";
import { gridRows } from "./grid-rows";
import { openDifference } from "./open-sentences";
import { ProblemGrid } from "./problem-grid";
import { cellFilter } from "./rows-filter";
import { untriedWords } from "./untried-words";
import { useLeftOutNote } from "./use-left-out-note";

interface GridPanelProps {
  comparison: Comparison;
  corpus: Pick<Corpus, "id" | "name">;
  filter: string;
  sort: GridSort;
  onSort: (sort: GridSort) => void;
  addressOf: (filter: string) => string;
}

/** Of a name in a saved picture. */
const NAME_CHARS = 20;

const SORTS = [
  { value: "different", label: "Most different" },
  { value: "hardest", label: "Hardest" },
  { value: "key", label: "By key" },
] as const;

/** How the matrix of problems calls these orders. */
const COMMAND_SORT = { different: "disagreeing", hardest: "hardest", key: "key" } as const satisfies Record<
  GridSort,
  ProblemSort
>;

/** Every problem in every run: how many of its rollouts succeed. */
export function GridPanel({ comparison, corpus, filter, sort, onSort, addressOf }: GridPanelProps) {
  const series = useMemo(() => measuredSeries(comparison), [comparison]);
  const rows = useMemo(() => gridRows(comparison.problems, sort), [comparison, sort]);
  const { problems } = comparison.counts;
  const commandNote = useLeftOutNote(comparison);
  const untried = untriedWords(comparison).cell;
  const hasUnknown = comparison.problems.some(({ cells }) => cells.some((cell) => cell && cell[2] > 0));
  const shown =
    rows.length < problems
      ? `Showing ${formatNumber(rows.length)} of ${formatNumber(problems)} problems, those in which the runs differ most; a filter brings the others`
      : countOf(problems, "problem");

  return (
    <ChartFrame
      name="grid"
      title="Problem by problem"
      subtitle={`${shown}. Each cell says how many of its rollouts succeed, and opens them. Arrow keys move between cells.`}
      conclusion={
        series.length > 1
          ? [differingSentence(comparison.counts), openDifference(series)].filter(Boolean).join(" ")
          : undefined
      }
      notes={series.map(fullName)}
      rows={() => ({
        columns: [{ name: "Problem" }, ...series.map((one) => ({ name: shortName(one, NAME_CHARS), isNumber: true }))],
        rows: rows.map((problem) => [
          `${problem.key} ${beginningOf(problem.query)}`,
          ...series.map(({ place }) => {
            const cell = problem.cells[place];
            return cell ? { text: triesCounts(cellTries(cell)), share: cell[0] / cell[1] } : untried;
          }),
        ]),
      })}
      command={matrixCommand({
        ...{ corpusName: corpus.name, filter, sort: COMMAND_SORT[sort], runs: series.map(({ run }) => run.word) },
        // Of all: the command takes the first ones of its order, which are not those that are sent here.
        problems,
      })}
      commandNote={commandNote}
      actions={
        <>
          <Segmented label="Order of problems" value={sort} options={SORTS} onValueChange={onSort} />
          <Button asChild>
            <Link
              href={matrixAddress(corpus.id, {
                ...{ filter, sort: COMMAND_SORT[sort], runs: series.map(({ run }) => run.id) },
              })}
            >
              Open the problems
            </Link>
          </Button>
        </>
      }
      table={() => ({
        columns: [
          ...["Problem", "Bucket", "Difficulty"],
          ...series.flatMap(({ look: { letter } }) => [
            ...[`${letter} successes`, `${letter} rollouts`],
            // A column of nothing but 0 would say nothing.
            ...(hasUnknown ? [`${letter} not known`] : []),
          ]),
        ].map((name) => ({ name })),
        rows: rows.map((problem) => [
          problem.key,
          problem.bucket,
          problem.difficulty,
          ...series.flatMap(({ run, place }) => {
            const cell = problem.cells[place];
            const counts = cell
              ? [cell[0], { value: cell[1], href: addressOf(cellFilter(filter, run, problem)) }, cell[2]]
              : [null, null, null];
            return hasUnknown ? counts : counts.slice(0, 2);
          }),
        ]),
      })}
    >
      <ProblemGrid
        key={sort}
        rows={rows}
        series={series}
        untried={untried}
        hrefOf={(one, problem) => addressOf(cellFilter(filter, one.run, problem))}
      />
    </ChartFrame>
  );
}

/** A run does not differ where nothing of it is scored, though it has failed in the figures of the run. */
function differingSentence({ problems, differing, unscored }: Comparison["counts"]): string {
  const said = `The runs differ in ${formatNumber(differing)} of ${countOf(problems, "problem")}`;
  if (unscored === 0) return `${said}.`;

  return `${said}, as far as they are scored: in ${formatNumber(unscored)} of them some run has nothing scored.`;
}

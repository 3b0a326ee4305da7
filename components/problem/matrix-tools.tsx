"use client";
import { Download } from "lucide-react";
import type { RefObject } from "react";
import { ColumnMenu } from "@/components/table/column-menu";
import { FilterInput } from "@/components/trajectory-list/filter-input";
import { Button } from "@/components/ui/button";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Select } from "@/components/ui/select";
import { showToast } from "@/components/ui/toast";
import { problemTablePath } from "@/lib/client/problems";
import type { MatrixSummary, ProblemMatrix } from "@/lib/contract/problems";
import { MOST_RUNS, PROBLEM_SORT_TEXT, PROBLEM_SORTS } from "@/lib/domain/problem-order";
import { FacetMenu } from "./facet-menu";
import { type MatrixState, matrixQuery, type SetMatrixState } from "./matrix-state";
import { shareTint } from "./share-tint";

const LEGEND_OF = 8;
const LEGEND_TRIES = [1, 4, 8] as const;

interface MatrixToolsProps {
  corpus: string;
  state: MatrixState;
  setState: SetMatrixState;
  /** Absent until the first answer. */
  shown: { readonly runs: ProblemMatrix["runs"]; readonly summary: MatrixSummary } | undefined;
  filterInput: RefObject<HTMLInputElement | null>;
}

/** What the matrix is of, its order, its columns, and the whole of it as a file. */
export function MatrixTools({ corpus, state, setState, shown, filterInput }: MatrixToolsProps) {
  const { filter, sort } = state;
  const summary = shown?.summary;
  const onFilter = (text: string) => setState({ filter: text });
  const known = {
    run: summary?.runs.map(({ word }) => word) ?? [],
    bucket: summary?.facets.bucket.flatMap(({ value }) => value ?? []) ?? [],
  };

  return (
    <>
      <FilterInput corpus={corpus} filter={filter} onApply={onFilter} known={known} inputRef={filterInput} />
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label="Order of the problems"
          value={sort}
          onValueChange={(next) => setState({ sort: next })}
          options={PROBLEM_SORTS.map((value) => ({
            value,
            label: PROBLEM_SORT_TEXT[value].name,
            hint: PROBLEM_SORT_TEXT[value].about,
          }))}
        />
        <FacetMenu
          facet="bucket"
          name="Bucket"
          values={summary?.facets.bucket ?? []}
          filter={filter}
          onFilter={onFilter}
        />
        <FacetMenu
          facet="difficulty"
          name="Difficulty"
          values={summary?.facets.difficulty ?? []}
          filter={filter}
          onFilter={onFilter}
        />
        {shown ? <RunMenu {...shown} state={state} setState={setState} /> : null}
        {shown ? <TintLegend /> : null}
        <span className="flex-1" />
        <Button asChild>
          <a href={problemTablePath(corpus, matrixQuery(state))} download>
            <Download aria-hidden />
            CSV
          </a>
        </Button>
      </div>
    </>
  );
}

/** What the ground of the cells says. */
function TintLegend() {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-caption text-ink-3">
      {LEGEND_TRIES.map((successes) => (
        <span
          key={successes}
          aria-hidden
          className="rounded-mark border border-line px-1 font-mono text-ink"
          style={{ background: shareTint(successes, LEGEND_OF) }}
        >
          {successes}/{LEGEND_OF}
        </span>
      ))}
      stronger: more of them solved; paler: fewer tries
    </span>
  );
}

interface RunMenuProps extends Pick<MatrixToolsProps, "state" | "setState"> {
  runs: ProblemMatrix["runs"];
  summary: MatrixSummary;
}

function RunMenu({ runs, summary, state, setState }: RunMenuProps) {
  const offered = summary.runs;

  function onChange(ids: readonly string[]) {
    if (ids.length > MOST_RUNS)
      return void showToast({ message: `A matrix has ${MOST_RUNS} runs at most. Take one away first.` });
    setState({ runs: ids });
  }

  return (
    <>
      <ColumnMenu
        columns={offered.map(({ id, name, problems }) => ({
          id,
          name,
          about: `${name}: ${countOf(problems, "problem")}`,
        }))}
        shown={runs.map(({ id }) => id)}
        onChange={onChange}
        onReset={() => setState({ runs: [] })}
      />
      <span className="text-caption text-ink-3">
        {formatNumber(runs.length)} of {countOf(summary.runCount, "run")} shown
        {state.runs.length === 0 && summary.runCount > runs.length
          ? ", those with most problems; most rollouts first"
          : ""}
        {offered.length < summary.runCount ? `; ${formatNumber(offered.length)} to choose from` : ""}
      </span>
    </>
  );
}

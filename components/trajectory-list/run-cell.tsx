import { shortNameOf } from "@/components/problem/short-names";
import type { GridColumn } from "@/components/table/grid-column";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { Mono } from "./mono";

type Run = Pick<TrajectoryRow, "run" | "rollout">;

/** Letters of a run's name that the column has room for, alone and beside the number of a rollout. */
const ALONE_CHARS = 18;
const NUMBERED_CHARS = 14;

/** The number of the rollout is never cut: it tells rows of one problem and run apart. */
export function RunCell({ run, short, rollout }: Run & { short: string }) {
  if (rollout === null) return <Mono text={run} short={short} />;

  return (
    <span className="flex min-w-0 gap-1.5">
      <Mono text={run} short={short} />
      <span title={`Rollout ${rollout}`} className="shrink-0 font-mono text-mono text-ink-3">
        <span aria-hidden>#</span>
        <span className="sr-only">rollout </span>
        {rollout}
      </span>
    </span>
  );
}

/** Columns that cut the names of the runs of these rows so that they stay apart. */
export function withRunNames(
  columns: readonly GridColumn<TrajectoryRow>[],
  rows: readonly Run[],
): readonly GridColumn<TrajectoryRow>[] {
  const isNumbered = rows.some(({ rollout }) => rollout !== null);
  const shortOf = shortNameOf(
    rows.map(({ run }) => run),
    isNumbered ? NUMBERED_CHARS : ALONE_CHARS,
  );

  return columns.map((column) =>
    column.id === "run"
      ? { ...column, cell: ({ run, rollout }) => <RunCell run={run} short={shortOf(run)} rollout={rollout} /> }
      : column,
  );
}

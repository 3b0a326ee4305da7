import { shortWhereAlike } from "@/components/problem/short-names";
import type { GridColumn } from "@/components/table/grid-column";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { Mono } from "./mono";

type Run = Pick<TrajectoryRow, "run" | "rollout">;

/** Letters that the column has room for at its usual width. */
const MOST_CHARS = 19;
/** Of these, what the sign of a rollout's number takes with the gap before it. */
const SIGN_CHARS = 2;

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

/** Columns that cut names of runs that begin alike so that they stay apart. */
export function withRunNames(
  columns: readonly GridColumn<TrajectoryRow>[],
  rows: readonly Run[],
): readonly GridColumn<TrajectoryRow>[] {
  const numbers = rows.flatMap(({ rollout }) => (rollout === null ? [] : [SIGN_CHARS + String(rollout).length]));
  const shortOf = shortWhereAlike(
    rows.map(({ run }) => run),
    MOST_CHARS - Math.max(0, ...numbers),
  );

  return columns.map((column) =>
    column.id === "run"
      ? { ...column, cell: ({ run, rollout }) => <RunCell run={run} short={shortOf(run)} rollout={rollout} /> }
      : column,
  );
}

"use client";
import { ColumnMenu } from "@/components/table/column-menu";
import type { ListedRun } from "@/lib/contract/runs";
import { RUN_SORTS } from "@/lib/domain/run-order";
import { columnsAt, namedColumns, type RunsState, type SetRunsState, shownColumns } from "./runs-state";
import { useRunColumns } from "./use-run-columns";

interface RunColumnMenuProps {
  corpus: string;
  state: RunsState;
  setState: SetRunsState;
  k: number;
  /** That are loaded. */
  runs: readonly ListedRun[];
}

/** Which columns of the runs show; at k = 1 those of more tries are not offered. Those that tell nothing are offered, and off. */
export function RunColumnMenu({ corpus, state, setState, k, runs }: RunColumnMenuProps) {
  const offered = columnsAt(k, RUN_SORTS);
  const columns = useRunColumns({ corpus, filter: state.filter, k }).filter(({ id }) =>
    offered.some((column) => column === id),
  );

  return (
    <ColumnMenu
      columns={columns}
      shown={shownColumns(state, k, runs)}
      onChange={(shown) => setState({ columns: namedColumns(shown) })}
      onReset={() => setState({ columns: null })}
    />
  );
}

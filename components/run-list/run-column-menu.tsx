"use client";
import { ColumnMenu } from "@/components/table/column-menu";
import { RUN_SORTS } from "@/lib/domain/run-order";
import { columnsAt, namedColumns, type RunsState, type SetRunsState } from "./runs-state";
import { useRunColumns } from "./use-run-columns";

interface RunColumnMenuProps {
  corpus: string;
  state: RunsState;
  setState: SetRunsState;
  k: number;
}

/** Which columns of the runs show; at k = 1 those of more tries are not offered. */
export function RunColumnMenu({ corpus, state, setState, k }: RunColumnMenuProps) {
  const offered = columnsAt(k, RUN_SORTS);
  const columns = useRunColumns({ corpus, filter: state.filter, k }).filter(({ id }) =>
    offered.some((column) => column === id),
  );

  return (
    <ColumnMenu
      columns={columns}
      shown={columnsAt(k, state.columns)}
      onChange={(shown) => setState({ columns: namedColumns(shown) })}
      onReset={() => setState({ columns: RUN_SORTS })}
    />
  );
}

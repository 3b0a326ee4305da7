"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, type RefObject, useMemo, useRef, useState } from "react";
import { DataGrid, type DataGridHandle } from "@/components/table/data-grid";
import { NoRows } from "@/components/trajectory-list/no-rows";
import { useListSelection } from "@/components/trajectory-list/use-list-selection";
import { showToast } from "@/components/ui/toast";
import type { Corpus } from "@/lib/contract/corpora";
import type { ListedRun, RunList } from "@/lib/contract/runs";
import { MOST_COMPARED } from "@/lib/domain/run-order";
import { ChosenRuns } from "./chosen-runs";
import { compareAddress, runRowsAddress } from "./run-rows-address";
import { runsCommand } from "./runs-command";
import { RunsFooter } from "./runs-footer";
import { printRunSort, type RunsState, type SetRunsState, shownColumns } from "./runs-state";
import { useRunColumns } from "./use-run-columns";
import { useRunKeys } from "./use-run-keys";

const ROW_HEIGHT_PX = 40;

interface RunRowsProps {
  corpus: Corpus;
  state: RunsState;
  setState: SetRunsState;
  pages: readonly RunList[];
  first: RunList;
  filterInput: RefObject<HTMLInputElement | null>;
  /** These rows answer the question before; the next answer is on its way. */
  isStale: boolean;
  /** The way to more of them. */
  foot: ReactNode;
  onMore: () => void;
}

/** The runs that are loaded, as rows to choose from. */
export function RunRows({ corpus, state, setState, pages, first, ...props }: RunRowsProps) {
  const router = useRouter();
  const grid = useRef<DataGridHandle>(null);
  const [cursor, setCursor] = useState("");
  const rows = useMemo(() => pages.flatMap(({ items }) => items), [pages]);
  const { k } = first;
  const { filter } = state;
  const selection = useListSelection(
    `${corpus.id} ${filter}`,
    rows.map(({ id }) => id),
  );
  const chosen = [...selection.selected];
  const isComparable = chosen.length >= 1 && chosen.length <= MOST_COMPARED;
  // The list's own k is the most of all its runs; those that are compared may have fewer rollouts.
  const compared = (runs: readonly string[]) => compareAddress(corpus.id, runs, { filter, k: state.k });
  const compareHref = isComparable ? compared(chosen) : undefined;
  const addressOf = useMemo(() => runRowsAddress(corpus.id, filter), [corpus.id, filter]);
  const columns = useRunColumns({ runs: rows, corpus: corpus.id, filter, k, hasHidden: first.leftOut !== null });
  const shown = useMemo(
    () => shownColumns({ columns: state.columns, sort: state.sort }, k, rows),
    [state.columns, state.sort, k, rows],
  );
  const column = state.sort.replace(/^-/, "");
  // The keys act on the first row until another is walked to: none that the footer names does nothing.
  const active = rows.find(({ id }) => id === cursor) ?? rows[0];
  const onOpen = ({ word }: ListedRun) => router.push(addressOf(word));

  useRunKeys({
    rows,
    activeId: active?.id,
    grid,
    filterInput: props.filterInput,
    onActivate: setCursor,
    onOpen,
    onToggle: selection.toggle,
    onExtend: selection.extendTo,
    onCompare: () => {
      if (compareHref !== undefined) return router.push(compareHref);
      if (chosen.length === 0 && active) return router.push(compared([active.id]));
      showToast({ message: `At most ${MOST_COMPARED} runs can be compared at once.` });
    },
    onClear: () => selection.setSelected(new Set()),
  });

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col aria-busy:opacity-60" aria-busy={props.isStale}>
      {rows.length === 0 ? (
        <div className="min-h-0 flex-1 overflow-auto border-t border-line bg-surface">
          <NoRows corpus={corpus.id} filter={filter} onFilter={(next) => setState({ filter: next })} />
        </div>
      ) : (
        <DataGrid
          ref={grid}
          label="Runs"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          rowHeightPx={ROW_HEIGHT_PX}
          boxAt="first_line"
          total={first.total}
          shown={shown}
          sort={{
            column: k === 1 ? column.replace("passAtK", "passAt1") : column,
            isDescending: state.sort.startsWith("-"),
          }}
          onSort={(sort) => setState({ sort: printRunSort(sort) })}
          activeId={active?.id}
          onActivate={setCursor}
          onOpen={onOpen}
          selected={selection.selected}
          onSelect={selection.setSelected}
          startIndex={0}
          onNearEnd={props.onMore}
          foot={props.foot}
        />
      )}
      <ChosenRuns
        count={chosen.length}
        first={rows.find(({ id }) => id === chosen[0])?.name ?? ""}
        most={MOST_COMPARED}
        href={compareHref}
        onClear={() => selection.setSelected(new Set())}
      />
      <RunsFooter rows={rows} list={first} active={active} command={runsCommand(corpus.name, state)} />
    </div>
  );
}

"use client";
import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, type RefObject, useMemo, useRef, useState } from "react";
import { useShowApprovals } from "@/components/bulk-approval/use-show-approvals";
import { rolloutName } from "@/components/problem/rollout-name";
import { RequestError } from "@/components/shell/request-error";
import { DataGrid, type DataGridHandle } from "@/components/table/data-grid";
import { classNames } from "@/components/ui/class-names";
import { showToast } from "@/components/ui/toast";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { openAhead } from "@/lib/client/open-ahead";
import { type ListQuery, trajectoryListOptions } from "@/lib/client/trajectories";
import { useRefusal } from "@/lib/client/use-refusal";
import type { Corpus } from "@/lib/contract/corpora";
import type { TrajectoryPage, TrajectoryRow } from "@/lib/contract/trajectories";
import { trajectoryColumns } from "./columns";
import { keepOpened, lastOpened } from "./last-opened";
import { ListFoot } from "./list-foot";
import { ListFooter } from "./list-footer";
import { ListSkeleton } from "./list-skeleton";
import { type ListState, printSort, ROW_HEIGHT_PX, readSort, type SetListState } from "./list-state";
import { NoRows } from "./no-rows";
import { PALE } from "./pale";
import { PeekPane } from "./peek-pane";
import { rowAddress } from "./row-address";
import { withRunNames } from "./run-cell";
import { SelectionBar } from "./selection-bar";
import { ActiveRow } from "./task-link";
import { taskName } from "./task-name";
import { undoWords } from "./undo-words";
import { useApproveRows } from "./use-approve-rows";
import { useListCursor } from "./use-list-cursor";
import { useListKeys } from "./use-list-keys";
import { useListSelection } from "./use-list-selection";
import { useShownColumns } from "./use-shown-columns";

interface ListRowsProps {
  corpus: Corpus;
  query: ListQuery;
  state: ListState;
  setState: SetListState;
  filterInput: RefObject<HTMLInputElement | null>;
}

/** Rows of the table in all their states. The last rows stay until the next ones are here. */
export function ListRows({ query, corpus, ...rest }: ListRowsProps) {
  const pages = useInfiniteQuery({ ...trajectoryListOptions(query), placeholderData: keepPreviousData });
  const [answered, setAnswered] = useState(query);
  if (pages.data && !pages.isPlaceholderData && answered !== query) setAnswered(query);
  if (pages.isPending) return <ListSkeleton rowHeightPx={ROW_HEIGHT_PX[rest.state.density]} />;
  if (pages.isError && !pages.data)
    return (
      <RequestError title="The rows could not be loaded" error={pages.error} onRetry={() => void pages.refetch()} />
    );

  return (
    <LoadedRows
      {...rest}
      corpus={corpus}
      query={query}
      answered={answered}
      pages={pages.data.pages}
      isStale={pages.isPlaceholderData}
      foot={<ListFoot pages={pages} />}
      onMore={() => {
        if (!pages.isFetching && pages.hasNextPage) void pages.fetchNextPage();
      }}
    />
  );
}

interface LoadedRowsProps extends ListRowsProps {
  pages: readonly TrajectoryPage[];
  /** The list that these rows are: the one before, until the next one is here. */
  answered: ListQuery;
  /** These rows answer the question before; the next answer is on its way. */
  isStale: boolean;
  /** The way to more of them. */
  foot: ReactNode;
  onMore: () => void;
}

function LoadedRows(props: LoadedRowsProps) {
  const { corpus, query, answered, pages, state, setState } = props;
  const router = useRouter();
  const client = useQueryClient();
  const grid = useRef<DataGridHandle>(null);
  const [start] = useState(() => state.peek || lastOpened(query));
  const rows = useMemo(() => pages.flatMap((page) => page.items), [pages]);
  const { activeId, left, setActive } = useListCursor(rows, answered, start);
  const ofList = useMemo(() => trajectoryColumns(answered, corpus.filterVersion), [answered, corpus.filterVersion]);
  const columns = useMemo(() => withRunNames(ofList, rows), [ofList, rows]);
  const shown = useShownColumns(state.columns);
  const count = pages[0]?.count;
  const selection = useListSelection(
    `${answered.corpus} ${answered.filter}`,
    rows.map(({ id }) => id),
  );
  const approval = useApproveRows(answered.corpus);
  const refusal = useRefusal("approve");
  const selectKey = useKeyOf("table.select");
  const approveKey = useKeyOf("table.approve");

  function onActivate(id: string, isLeaving = false) {
    // Who comes back finds the row that was opened last by itself, unless one is peeked at.
    if (isLeaving && !state.peek) return;
    setActive(id);
    if (state.peek) setState({ peek: id }, { history: "replace" });
  }
  const onOpen = (id: string) => {
    keepOpened(answered, id);
    openAhead(client, rows.find((row) => row.id === id) ?? { id });
    router.push(rowAddress(id, answered));
  };
  const onApprove = () => {
    if (refusal !== undefined) return void showToast({ message: refusal });
    const wanted = selection.selected.size > 0 ? selection.selected : new Set(activeId ? [activeId] : []);
    if (wanted.size === 0) {
      if (rows.length > 0) showToast({ message: "No row is selected", detail: howToSelect(selectKey) });
      return;
    }
    const found = rows.filter(({ id }) => wanted.has(id));
    // An approval can take rows out of what the filter lists.
    if (found.length === 0) showToast({ message: "None of the selected rows is in this list any more" });
    approval.approve(found);
  };
  const showApprovals = useShowApprovals(corpus.id, () => setState({ approvals: "shown" }, { history: "push" }));
  const onUndo = async () => {
    if (refusal !== undefined) return void showToast({ message: refusal });
    const what = await approval.undoLast();
    if (what === "undoing" || what === "asking") return;
    const { isBulk, ...words } = undoWords(what, approveKey);
    showToast({ ...words, ...(isBulk ? { action: { label: "Show", onAct: showApprovals } } : {}) });
  };
  useListKeys({
    ...props,
    rows,
    activeId,
    left,
    grid,
    onActivate,
    onOpen,
    onToggle: selection.toggle,
    onExtend: selection.extendTo,
    onApprove,
    onUndo,
    onClear: () => selection.setSelected(new Set()),
  });

  return (
    <div className="group/rows flex min-h-0 min-w-0 flex-1 flex-col" data-stale={props.isStale || undefined}>
      <div className="flex min-h-0 flex-1" aria-busy={props.isStale}>
        {rows.length === 0 ? (
          <div className={classNames("min-h-0 flex-1 overflow-auto border-t border-line bg-surface", PALE)}>
            <NoRows
              corpus={corpus.id}
              filter={answered.filter}
              onFilter={(filter) => setState({ filter }, { history: "push" })}
            />
          </div>
        ) : (
          <div className={classNames("min-h-0 min-w-0 flex-1", state.peek ? "hidden narrow:flex" : "flex", PALE)}>
            <ActiveRow value={activeId}>
              <DataGrid
                key={state.density}
                ref={grid}
                label="Trajectories"
                columns={columns}
                rows={rows}
                rowId={rowId}
                rowName={rowName}
                rowHeightPx={ROW_HEIGHT_PX[state.density]}
                total={count && !count.isCapped ? count.value : undefined}
                shown={shown}
                sort={readSort(state.sort)}
                onSort={(sort) => setState({ sort: printSort(sort) }, { history: "push" })}
                activeId={activeId}
                onActivate={onActivate}
                onOpen={({ id }) => onOpen(id)}
                selected={selection.selected}
                onSelect={selection.setSelected}
                startIndex={rows.findIndex(({ id }) => id === (activeId ?? start))}
                onNearEnd={props.onMore}
                foot={props.foot}
              />
            </ActiveRow>
          </div>
        )}
        {state.peek ? <PeekPane id={state.peek} list={answered} onClose={() => setState({ peek: "" })} /> : null}
      </div>
      <SelectionBar
        count={selection.selected.size}
        act={isApprovedWhole(rows, selection.selected) ? "take-back" : "approve"}
        isPending={approval.isPending}
        refusal={refusal}
        onApprove={onApprove}
        onClear={() => selection.setSelected(new Set())}
      />
      <ListFooter
        query={answered}
        corpusName={corpus.name}
        loaded={rows.length}
        count={count}
        selection={pages[0]?.selection}
        isStale={props.isStale}
      />
    </div>
  );
}

/** A row can be selected by its checkbox too, where no key does it. */
function howToSelect(key: string | undefined): string {
  return key ? `Go to a row and press ${key} to select it.` : "Check the box of a row to select it.";
}

function isApprovedWhole(rows: readonly TrajectoryRow[], selected: ReadonlySet<string>): boolean {
  const picked = rows.filter(({ id }) => selected.has(id));

  return picked.length > 0 && picked.every(({ approved }) => approved);
}

const rowId = (row: TrajectoryRow): string => row.id;
/** With run and rollout, where they are numbered: the rollouts of one problem would all have one name. */
function rowName({ problem, status, run, rollout }: TrajectoryRow): string {
  const task = taskName({ query: problem.query, status }).slice(0, 80);

  return rollout === null ? task : `${task}, ${rolloutName({ run: { name: run }, rollout })}`;
}

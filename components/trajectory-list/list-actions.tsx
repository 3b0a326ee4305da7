"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, Gavel, History, ListChecks, Rows3 } from "lucide-react";
import { useState } from "react";
import { useShowApprovals } from "@/components/bulk-approval/use-show-approvals";
import { ActMenu } from "@/components/shell/act-menu";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { ColumnMenu } from "@/components/table/column-menu";
import type { GridColumn } from "@/components/table/grid-column";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { latePart } from "@/components/ui/late-part";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { rawRecordsPath, trajectoryListOptions } from "@/lib/client/trajectories";
import { useMay } from "@/lib/client/use-me";
import { useMedia } from "@/lib/client/use-media";
import type { Corpus } from "@/lib/contract/corpora";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { SORT_FIELDS } from "@/lib/domain/table-fields";
import { BulkDialogs } from "./bulk-dialogs";
import { type BulkDialog, type ListState, type SetListState, USUAL_COLUMNS } from "./list-state";
import { SavedViewsMenu } from "./saved-views-menu";
import { openView, viewQuery } from "./view-query";

const BulkApprovalsDialog = latePart(() =>
  import("@/components/bulk-approval/bulk-approvals-dialog").then((module) => module.BulkApprovalsDialog),
);

interface ListActionsProps {
  corpus: Corpus;
  columns: readonly GridColumn<TrajectoryRow>[];
  state: ListState;
  setState: SetListState;
  /** Whether the filter can be used; with a mistake in it nothing is done in bulk. */
  isUsable: boolean;
}

/** What can be done with the table and with all rows that match. */
export function ListActions({ corpus, columns, state, setState, isUsable }: ListActionsProps) {
  // No entry in the history of its own: Back closes it as it closes any other dialog.
  const setDialog = (dialog: BulkDialog) => setState({ dialog }, { history: "replace" });
  /** The filter that a queue is being made from: the table's, or that of a saved view. */
  const [queueFilter, setQueueFilter] = useState<string | undefined>(undefined);
  const mayMakeQueue = useMay("make_queue");
  const mayRejudge = useMay("rejudge");
  const mayExport = useMay("export");
  const mayApprove = useMay("approve_matching");
  const mayReadRaw = useMay("read_reward");
  const densityKey = useKeyOf("table.density");
  const query = { corpus: corpus.id, filter: state.filter };
  // The same question as the rows ask: one request answers both.
  const pages = useInfiniteQuery({ ...trajectoryListOptions({ ...query, sort: state.sort }), enabled: isUsable });
  const unchosen = useUnchosenCorpus();
  const barred = unchosen ?? (isUsable ? undefined : "The filter cannot be read.");
  const refusal = barred ?? (pages.data?.pages[0]?.count.value === 0 ? "No trajectory matches." : undefined);
  const isRefused = refusal !== undefined;
  const showApprovals = useShowApprovals(corpus.id, () =>
    // Back leads to the table, not into the dialog from which something was started already.
    setState({ approvals: "shown" }, { history: "push", leaves: { dialog: "none" } }),
  );
  // Elsewhere it has its button below.
  const isNarrow = useMedia("(min-width: 1100px)") === false;
  const more = [
    {
      isOffered: mayMakeQueue && isNarrow,
      name: "Make a queue",
      icon: <ListChecks aria-hidden />,
      run: () => setQueueFilter(state.filter),
    },
    {
      isOffered: mayRejudge,
      name: "Judge matching again",
      icon: <Gavel aria-hidden />,
      run: () => setDialog("rejudge"),
    },
    {
      isOffered: mayReadRaw,
      name: "Download raw records of matching",
      icon: <Download aria-hidden />,
      run: rawRecordsPath(query),
    },
    {
      isOffered: mayApprove,
      name: "Bulk approvals",
      icon: <History aria-hidden />,
      // They are there whatever matches now.
      isOff: unchosen !== undefined,
      run: showApprovals,
    },
  ].flatMap(({ isOffered, ...act }) => (isOffered ? [{ isOff: isRefused, ...act }] : []));

  return (
    <div className="flex items-center gap-2">
      <span className="hidden items-center gap-2 narrow:flex">
        <SavedViewsMenu
          corpus={corpus.id}
          query={viewQuery(state)}
          onOpen={(view) => setState(openView(view), { history: "push" })}
          onQueue={mayMakeQueue && unchosen === undefined ? (view) => setQueueFilter(openView(view).filter) : undefined}
        />
        <ColumnMenu
          columns={columns}
          shown={state.columns}
          onChange={(shown) => setState({ columns: columnsIn(shown) })}
          onReset={() => setState({ columns: USUAL_COLUMNS })}
        />
        <IconButton
          label={state.density === "compact" ? "Taller rows" : "Lower rows"}
          keys={densityKey}
          onClick={() => setState({ density: state.density === "compact" ? "comfortable" : "compact" })}
        >
          <Rows3 aria-hidden />
        </IconButton>
      </span>
      {more.length > 0 ? <ActMenu label="More for all matching" acts={more} /> : null}
      {mayExport ? (
        <Button
          disabled={isRefused}
          title={refusal ?? "Export the approved among the matching"}
          onClick={() => setDialog("export")}
        >
          Export
        </Button>
      ) : null}
      {mayMakeQueue ? (
        <span className="hidden medium:inline-flex">
          <Button
            disabled={isRefused}
            title={refusal ?? "Have people review the matching"}
            onClick={() => setQueueFilter(state.filter)}
          >
            Make a queue
          </Button>
        </span>
      ) : null}
      {mayApprove ? (
        <Button variant="primary" disabled={isRefused} title={refusal} onClick={() => setDialog("approve")}>
          Approve all matching
        </Button>
      ) : null}
      <BulkDialogs
        corpus={corpus}
        query={query}
        open={state.dialog}
        barred={barred}
        queueFilter={queueFilter}
        onClose={() => setDialog("none")}
        onQueueClose={() => setQueueFilter(undefined)}
        onShowApprovals={showApprovals}
      />
      {state.approvals === "shown" ? (
        <BulkApprovalsDialog corpus={corpus} onClose={() => setState({ approvals: "hidden" })} />
      ) : null}
    </div>
  );
}

const columnsIn = (ids: readonly string[]) => ids.flatMap((id) => SORT_FIELDS.find((field) => field === id) ?? []);

import { Check } from "lucide-react";
import type { GridColumn } from "@/components/table/grid-column";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import { TimeText } from "@/components/ui/time-text";
import { FilterVerdict } from "@/components/verdict/filter-verdict";
import { GateLadder } from "@/components/verdict/gate-ladder";
import { LabelBadge } from "@/components/verdict/label-badge";
import { NoShop } from "@/components/verdict/no-shop";
import { NotApplicable } from "@/components/verdict/not-applicable";
import { AXES_ABOUT } from "@/components/verdict/outcome-axes";
import { RejectCodes } from "@/components/verdict/reject-codes";
import { RichnessBar } from "@/components/verdict/richness-bar";
import type { ListQuery } from "@/lib/client/trajectories";
import type { SortField, TrajectoryRow } from "@/lib/contract/trajectories";
import { RICHNESS_COUNTS } from "@/lib/domain/richness-counts";
import { Mono } from "./mono";
import { RowOutcome } from "./row-outcome";
import { RunCell } from "./run-cell";
import { TaskLink } from "./task-link";

/**
 * The whole word of the longest label, in the ring of one that was settled, and the mark of an approval beside it. The same for all rows: one that is far below, or comes with
 * the next page, changes no column. Where the label came from, and the word of the approval, have room once the problem has.
 */
const LABEL_PX = 130;
const ROOMY_LABEL_PX = 184;
/** With the answer after a verdict that is struck through. */
const ROOMY_VERDICT_PX = 176;

type Columns = Record<SortField, Omit<GridColumn<TrajectoryRow>, "id">>;

/**
 * Columns of the table of one list, to which a row that was opened leads back.
 *
 * @param active - name of the corpus's active filter version
 */
export function trajectoryColumns(list: ListQuery, active: string): readonly GridColumn<TrajectoryRow>[] {
  const columns: Columns = {
    problem: {
      name: "Problem",
      about: "The query of the task",
      widthPx: 176,
      comfortPx: 360,
      isWide: true,
      cell: (row) => <TaskLink row={row} list={list} />,
    },
    bucket: {
      name: "Bucket",
      about: "product, shop or voucher, or the source’s own family",
      widthPx: 66,
      cell: (row) =>
        row.bucket === null ? (
          <NotApplicable why="The source names no bucket" />
        ) : (
          <span className="truncate text-ink-2">{row.bucket}</span>
        ),
    },
    run: {
      name: "Run",
      about: "Evaluation of one agent version over problems, and which rollout of the problem in it",
      widthPx: 150,
      cell: (row) => <RunCell run={row.run} short={row.run} rollout={row.rollout} />,
    },
    agent: {
      name: "Agent",
      about: "Agent or model that acted",
      widthPx: 124,
      cell: (row) => (row.agent ? <Mono text={row.agent} /> : <NotApplicable why="The source names no agent" />),
    },
    verdict: {
      name: "Verdict",
      about:
        "The filter’s answer; where people said otherwise, their answer, and the verdict struck through beneath it",
      widthPx: 110,
      roomyPx: ROOMY_VERDICT_PX,
      cell: (row) => (
        <>
          <FilterVerdict verdict={row.verdict} label={row.label} rule={row.rule} filter={row.filterVersion} />
          {row.filterVersion === active ? null : <OtherFilter name={row.filterVersion} active={active} />}
        </>
      ),
    },
    richness: {
      name: "Richness",
      about: RICHNESS_COUNTS,
      widthPx: 86,
      cell: (row) => <RichnessBar ratio={row.richness} verdict={row.verdict} />,
    },
    rejects: {
      name: "Rejects",
      about: "Hard format rules that fail, R1 to R5",
      widthPx: 84,
      cell: (row) => <RejectCodes codes={row.rejects} />,
    },
    gate: {
      name: "Judge",
      about: "First gate of the judge that fails; all five when none does",
      widthPx: 88,
      cell: (row) => <GateLadder state={row.judge.state} score={row.judge.score} gate={row.judge.gate} />,
    },
    outcome: {
      name: "Outcome",
      about: AXES_ABOUT,
      widthPx: 94,
      cell: (row) => <RowOutcome {...row} />,
    },
    unseen: {
      name: "Unseen",
      about: "Product ids used that no earlier result holds",
      widthPx: 56,
      align: "end",
      cell: (row) => <UnseenIds count={row.unseenIds} />,
    },
    steps: {
      name: "Steps",
      about: "Turns of the trajectory",
      widthPx: 50,
      align: "end",
      cell: (row) => <Figure value={row.steps} />,
    },
    tokens: {
      name: "Tokens",
      about: "Qwen3 tokens of the conversation as chat, with the declared tools and the task",
      widthPx: 62,
      align: "end",
      cell: (row) => <Figure value={row.tokens} />,
    },
    label: {
      name: "Label",
      about:
        "People’s answer, filled where it is yours, and where it came from; whether the row is approved for export",
      widthPx: LABEL_PX,
      roomyPx: ROOMY_LABEL_PX,
      cell: (row) => <LabelCell row={row} />,
    },
    imported: {
      name: "Imported",
      about: "When the row came in",
      widthPx: 110,
      cell: (row) => (
        <span className="truncate text-ink-2">
          <TimeText iso={row.importedAt} />
        </span>
      ),
    },
  };

  return Object.entries(columns).map(([id, column]) => ({ id, ...column }));
}

function Figure({ value }: { value: number }) {
  return <span className="font-mono text-mono text-ink-2">{formatNumber(value)}</span>;
}

/** Of a row that the filter which was activated has not come to. */
function OtherFilter({ name, active }: { name: string; active: string }) {
  return (
    <span
      className="shrink-0 pl-1 text-caption text-ink-3"
      title={`Still the verdict of filter ${name}: ${active} has not decided this row yet`}
    >
      <span aria-hidden>◷</span>
      <span className="sr-only">of filter {name}</span>
    </span>
  );
}

function UnseenIds({ count }: { count: number | null }) {
  if (count === null) return <NoShop />;
  if (count === 0) return <Figure value={0} />;

  return (
    <span className="font-mono text-mono font-semibold text-danger" title="Ids that no earlier result holds">
      <span aria-hidden>⚠ </span>
      {formatNumber(count)}
    </span>
  );
}

function LabelCell({ row }: { row: TrajectoryRow }) {
  return (
    // Both chips stand on one line: a label's is at the top of its box where a second line is out of sight in it, but for the
    // ring of one that was settled, which is as high as the box.
    <span
      className={classNames(
        "@container flex w-full min-w-0 gap-1.5",
        row.labelSource === "adjudicated" ? "items-center" : "items-start",
      )}
    >
      {row.label ? (
        <LabelBadge label={row.label} source={row.labelSource} by={row.labelledBy} isMine={row.isLabelMine} />
      ) : null}
      {row.approved ? (
        <Chip tone="accent" title="Approved for export">
          <Check aria-hidden className="inline size-3" />
          <span className={row.label ? "sr-only @worded:not-sr-only @worded:pl-1" : "pl-1"}>approved</span>
        </Chip>
      ) : null}
    </span>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot position virtual rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself holds the focus and names its active cell
"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRouter } from "next/navigation";
import { type CSSProperties, type ReactNode, type RefObject, useRef, useState } from "react";
import { GridFrame } from "@/components/table/grid-frame";
import { RowsSkeleton } from "@/components/table/rows-skeleton";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import type { MatrixRow, MatrixSummary, ProblemMatrix } from "@/lib/contract/problems";
import { knowledgeOf, type Tries, triesText } from "@/lib/domain/known-tries";
import { cellAddress } from "./cell-address";
import { cellDomId, ProblemRow, triedBy } from "./matrix-row";
import { problemAddress } from "./problem-address";
import { shortNames } from "./short-names";
import { useMatrixKeys } from "./use-matrix-keys";

const ROW_PX = 32;
/** Of the head: what a run solved, with room around it, and each line of the names over it. */
const HEAD_PX = 36;
const HEAD_LINE_PX = 16;
const MOST_HEAD_LINES = 3;
/** Of a mono character there, and of the room at both its sides. */
const HEAD_DIGIT_PX = 6.9;
const HEAD_SIDES_PX = 12;
const HEAD_LINE_CHARS = 13;
/** Between the last column and the edge. */
const END_PX = 12;
/** Rows from the end at which the next page is asked for. */
const AHEAD = 60;
/** Of a run's name, in three lines of its column. */
const HEAD_CHARS = 40;
const LEAD_PX = { bucket: 72, difficulty: 72, all: 84, run: 84 } as const;

interface MatrixGridProps {
  corpus: string;
  filter: string;
  runs: ProblemMatrix["runs"];
  summary: MatrixSummary;
  rows: readonly MatrixRow[];
  filterInput: RefObject<HTMLInputElement | null>;
  onNearEnd: () => void;
  onSort: () => void;
  /** Last line of the rows: more on the way, or a failure. */
  foot: ReactNode;
}

/** Problems by run: virtual rows, one active cell that the keys move. */
export function MatrixGrid(props: MatrixGridProps) {
  "use no memo";
  const { corpus, filter, runs, rows } = props;
  const router = useRouter();
  const scroller = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const [active, setActive] = useState<{ readonly row: number; readonly cell: number } | undefined>(undefined);
  const shorts = shortNames(
    runs.map(({ name }) => name),
    HEAD_CHARS,
  );
  const headPx = headHeight(shorts);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1);
      if (last && last.index >= rows.length - AHEAD) props.onNearEnd();
    },
  });
  const solvedBy = new Map(props.summary.runs.map((run) => [run.id, run]));
  const columns = [
    ...[LEAD_PX.bucket, LEAD_PX.difficulty, solvedWidth(props.summary, LEAD_PX.all)],
    ...runs.map(({ id }) => solvedWidth(solvedBy.get(id), LEAD_PX.run)),
  ];

  function goTo(row: number, cell: number) {
    const at = Math.max(0, Math.min(rows.length - 1, row));
    setActive({ row: at, cell: Math.max(0, Math.min(runs.length + 1, cell)) });
    virtual.scrollToIndex(at, { align: "auto" });
  }
  useMatrixKeys({
    onMove: (rowsDown, cellsRight) =>
      active ? goTo(active.row + rowsDown, active.cell + cellsRight) : goTo(0, Math.max(0, cellsRight)),
    onEdge: (edge) => goTo(edge === "first" ? 0 : rows.length - 1, active?.cell ?? 0),
    onOpen: () => {
      const row = rows[active?.row ?? -1];
      if (row && active) router.push(addressOf(row, active.cell));
    },
    onFilter: () => props.filterInput.current?.focus(),
    onSort: props.onSort,
  });

  function addressOf(row: MatrixRow, cell: number): string {
    if (cell === 0) return problemAddress(row.id, corpus);

    const run = runs[cell - 2];
    return cellAddress({ corpus, problem: row.id, runs: run ? [run.word] : triedBy(row, runs), filter });
  }

  return (
    <GridFrame
      ref={scroller}
      aria-label="Problems by run"
      aria-rowcount={props.summary.problems + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={active ? cellDomId(active.row, active.cell) : undefined}
      style={templateOf(columns)}
      minWidth={`calc(var(--problem) + ${columns.reduce((sum, px) => sum + px, END_PX)}px)`}
      foot={props.foot}
    >
      <MatrixHead runs={runs} shorts={shorts} heightPx={headPx} summary={props.summary} />
      <div role="rowgroup" className="relative" style={{ height: virtual.getTotalSize() }}>
        {/* Which rows are in view is known to the scripts alone. */}
        {isHydrated ? null : (
          <RowsSkeleton
            rowHeightPx={ROW_PX}
            most={rows.length}
            columns={{
              utility: "matrix-columns",
              ofEach: ["problem", "bucket", "difficulty", "all", ...runs.map(({ id }) => id)].map((key) => ({
                key,
                isAtEnd: false,
              })),
            }}
          />
        )}
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];

          return row ? (
            <ProblemRow
              key={row.id}
              row={row}
              runs={runs}
              corpus={corpus}
              filter={filter}
              hasHidden={props.summary.leftOut !== null}
              topPx={item.start - headPx}
              heightPx={ROW_PX}
              position={item.index}
              activeCell={active?.row === item.index ? active.cell : undefined}
              onActivate={goTo}
            />
          ) : null;
        })}
      </div>
    </GridFrame>
  );
}

interface MatrixHeadProps extends Pick<MatrixGridProps, "runs" | "summary"> {
  /** The names of the runs as they have room. */
  shorts: readonly string[];
  heightPx: number;
}

/** Where there is little room a result comes first, and what a problem is like last; `--problem` is of the stylesheet. */
function templateOf(columns: readonly number[]): CSSProperties {
  const ofPx = (px: readonly number[]) => px.map((of) => `${of}px`).join(" ");
  const problem = "minmax(var(--problem), 1fr)";

  return {
    ["--columns" as string]: `${problem} ${ofPx([...columns, END_PX])}`,
    ["--columns-narrow" as string]: `${problem} ${ofPx([...columns.slice(2), ...columns.slice(0, 2), END_PX])}`,
  };
}

function solvedText(tries: Tries): string {
  return knowledgeOf(tries) === "none" ? "none scored" : triesText(tries);
}

/** Pixels in which the head of a column has one line for what is solved. */
function solvedWidth(solved: Tries | undefined, least: number): number {
  return solved ? Math.max(least, Math.ceil(solvedText(solved).length * HEAD_DIGIT_PX) + HEAD_SIDES_PX) : least;
}

/** As high as the longest of the names needs. */
function headHeight(names: readonly string[]): number {
  const longest = Math.max(1, ...names.map((name) => name.length));

  return HEAD_PX + HEAD_LINE_PX * Math.min(MOST_HEAD_LINES, Math.ceil(longest / HEAD_LINE_CHARS));
}

function MatrixHead({ runs, shorts, heightPx, summary }: MatrixHeadProps) {
  const triedBy = new Map(summary.runs.map((run) => [run.id, run]));
  const heads = [
    {
      ...{ key: "all", name: "All shown", short: "All shown", title: "All runs shown" },
      tries: summary,
    },
    ...runs.map(({ id, name, harness }, at) => {
      const title = harness ? `${name}, harness ${harness}` : name;
      return { key: id, name, short: shorts[at] ?? name, title, tries: triedBy.get(id) };
    }),
  ];

  return (
    <div role="rowgroup" className="sticky top-0 z-20">
      <div
        role="row"
        aria-rowindex={1}
        className="matrix-columns items-end border-y pb-1 border-line-strong bg-bg text-caption text-ink-2"
        style={{ height: heightPx }}
      >
        <span role="columnheader" className="sticky left-0 z-10 bg-bg px-3">
          Problem
        </span>
        <span role="columnheader" data-lead className="px-2">
          Bucket
        </span>
        <span role="columnheader" data-lead className="px-2">
          Difficulty
        </span>
        {heads.map(({ key, name, short, title, tries }) => (
          <span key={key} role="columnheader" title={title} className="min-w-0 px-1 text-center">
            <span className="sr-only">{name}</span>
            <span aria-hidden className="line-clamp-3 font-medium wrap-anywhere text-ink">
              {short}
            </span>
            {tries ? <span className="block font-mono whitespace-nowrap">{solvedText(tries)}</span> : null}
          </span>
        ))}
      </div>
    </div>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot position virtual rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself holds the focus and names its active cell
"use client";
import Link from "next/link";
import { memo } from "react";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { classNames } from "@/components/ui/class-names";
import type { MatrixRow, ProblemMatrix } from "@/lib/contract/problems";
import { cellAddress } from "./cell-address";
import { problemAddress } from "./problem-address";
import { TriesCell } from "./tries-cell";

interface MatrixRowProps {
  row: MatrixRow;
  runs: ProblemMatrix["runs"];
  corpus: string;
  filter: string;
  /** Rollouts are hidden from the person, maybe all that a run has here: nobody may say that it did not try it. */
  hasHidden: boolean;
  topPx: number;
  heightPx: number;
  /** 0-based place among all rows. */
  position: number;
  /** The cell that the keys act on: 0 is the problem, 1 all runs shown; undefined in other rows. */
  activeCell: number | undefined;
  onActivate: (position: number, cell: number) => void;
}

/** Of a problem's text, which its row cuts; a browser cuts a longer hint itself. */
const TITLE_CHARS = 1000;

export const cellDomId = (position: number, cell: number): string => `problem-${position}-${cell}`;

/** A problem and its rollouts in each run shown. */
export const ProblemRow = memo(function ProblemRow(props: MatrixRowProps) {
  const { row, runs, corpus, filter, hasHidden, position, activeCell } = props;
  const name = row.query.trim() === "" ? row.key : row.query;
  const cells = [
    {
      key: "all",
      of: "all runs shown",
      tries: row,
      href: cellAddress({ corpus, problem: row.id, runs: triedBy(row, runs), filter }),
    },
    ...runs.map((run, at) => ({
      key: run.id,
      of: run.name,
      tries: row.cells[at] ?? null,
      href: cellAddress({ corpus, problem: row.id, runs: [run.word], filter }),
    })),
  ];

  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      className={classNames(
        "matrix-columns absolute left-0 w-full items-center border-b border-line",
        activeCell === undefined ? "bg-surface hover:bg-raised" : "bg-accent-soft",
      )}
      style={{ top: props.topPx, height: props.heightPx }}
    >
      <span
        id={cellDomId(position, 0)}
        role="rowheader"
        className={classNames(
          "sticky left-0 z-10 flex h-full min-w-0 items-center gap-2 bg-inherit px-3",
          activeCell !== undefined && "mark-start",
          activeCell === 0 && "outline-2 -outline-offset-2 outline-accent",
        )}
      >
        <Link
          href={problemAddress(row.id, corpus)}
          prefetch={false}
          dir="auto"
          tabIndex={-1}
          title={name === row.key ? row.key : `${name.slice(0, TITLE_CHARS)}\n${row.key}`}
          onFocus={() => props.onActivate(position, 0)}
          className="min-w-0 flex-1 truncate hover:text-accent hover:underline"
        >
          <PlainText text={name} />
        </Link>
      </span>
      <span role="gridcell" data-lead className="truncate px-2 text-ink-2" title={row.bucket ?? undefined}>
        {row.bucket ?? <Nothing />}
      </span>
      <span role="gridcell" data-lead className="truncate px-2 text-ink-2" title={row.difficulty ?? undefined}>
        {row.difficulty ?? <Nothing />}
      </span>
      {cells.map(({ key, of, tries, href }, at) => (
        <span
          key={key}
          id={cellDomId(position, at + 1)}
          role="gridcell"
          className={classNames(
            "flex h-full items-center px-1",
            activeCell === at + 1 && "outline-2 -outline-offset-1 outline-accent",
          )}
        >
          {tries ? (
            <TriesCell tries={tries} href={href} of={of} />
          ) : (
            <span
              className="w-full text-center text-caption text-ink-3"
              title={hasHidden ? "Not tried, or hidden while you review it blind" : undefined}
            >
              {hasHidden ? "not seen" : "not tried"}
            </span>
          )}
        </span>
      ))}
    </div>
  );
});

/** Words of the runs shown that tried a problem. */
export function triedBy(row: MatrixRow, runs: ProblemMatrix["runs"]): string[] {
  return runs.filter((_, at) => row.cells[at]).map(({ word }) => word);
}

function Nothing() {
  return (
    <span className="text-ink-3">
      <span aria-hidden>–</span>
      <span className="sr-only">none</span>
    </span>
  );
}

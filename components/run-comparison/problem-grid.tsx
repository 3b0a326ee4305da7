"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import Link from "next/link";
import { type KeyboardEvent, useRef, useState } from "react";
import { shareTint } from "@/components/problem/share-tint";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { classNames } from "@/components/ui/class-names";
import type { ComparedProblem } from "@/lib/contract/comparison";
import { beginningOf } from "@/lib/domain/beginning-of";
import { knowledgeOf, triesText, triesWords } from "@/lib/domain/known-tries";
import type { ProblemCell } from "@/lib/stats/problem-cells";
import { cellTries } from "./cell-tries";
import type { Series } from "./compared-series";
import { type CellPlace, nextCell } from "./next-cell";
import { SeriesMark } from "./series-mark";

const ROW_PX = 32;
const MOST_PX = 480;
const CELL_KNOWN = "border-transparent font-mono text-mono";

interface ProblemGridProps {
  rows: readonly ComparedProblem[];
  series: readonly Series[];
  /** What a cell without rollouts says. */
  untried: string;
  hrefOf: (series: Series, problem: ComparedProblem) => string;
}

/** Problems down, runs across. Only the rows in sight are drawn; arrow keys move from cell to cell. */
export function ProblemGrid({ rows, series, untried, hrefOf }: ProblemGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const places = series.map(({ place }) => place);
  const [current, setCurrent] = useState<CellPlace>(() => firstCell(rows, places));
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
    scrollMargin: ROW_PX,
    scrollPaddingStart: ROW_PX,
    initialRect: { width: 800, height: MOST_PX },
  });
  const drawn = virtualizer.getVirtualItems();
  const above = (drawn[0]?.start ?? ROW_PX) - ROW_PX;
  const below = virtualizer.getTotalSize() + ROW_PX - (drawn.at(-1)?.end ?? ROW_PX);

  function onKeyDown(event: KeyboardEvent) {
    const next = nextCell({ rows, places, from: current, key: event.key });
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    virtualizer.scrollToIndex(next.row);
    // The row may only be drawn by the next frame.
    requestAnimationFrame(() =>
      scroller.current
        ?.querySelector<HTMLElement>(`[data-cell="${next.row}.${next.column}"]`)
        ?.focus({ preventScroll: true }),
    );
  }

  return (
    <div ref={scroller} data-scrolls className="overflow-auto" style={{ maxHeight: MOST_PX }}>
      <table
        className="w-full border-separate border-spacing-x-0.5 border-spacing-y-0 text-table"
        aria-rowcount={rows.length + 1}
      >
        <caption className="sr-only">Successful rollouts by problem and run</caption>
        <thead className="sticky top-0 z-10 bg-surface">
          <tr aria-rowindex={1} className="h-8 text-caption text-ink-3">
            <th scope="col" className="text-left font-medium">
              Problem
            </th>
            {series.map(({ run, look }) => (
              <th key={run.id} scope="col" title={run.name} className="w-16 font-medium medium:w-24">
                <SeriesMark look={look} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={above} />
          {drawn.map(({ index }) => {
            const problem = rows[index];
            if (!problem) return null;

            return (
              <tr key={problem.id} aria-rowindex={index + 2} style={{ height: ROW_PX }}>
                <th
                  scope="row"
                  title={`${problem.query}\n${problem.key}`.trim()}
                  className="max-w-0 pr-3 text-left font-normal"
                >
                  {problem.query === "" ? (
                    <span className="block truncate font-mono text-mono">
                      <PlainText text={problem.key} />
                    </span>
                  ) : (
                    <span className="flex items-baseline gap-2">
                      <span dir="auto" className="min-w-0 flex-1 truncate">
                        <PlainText text={beginningOf(problem.query)} />
                      </span>
                      {/* Tells apart those that begin alike. */}
                      <span className="max-w-1/3 truncate font-mono text-caption text-ink-3">
                        <PlainText text={problem.key} />
                      </span>
                    </span>
                  )}
                </th>
                {series.map((one, column) => (
                  <td key={one.run.id} className="p-0">
                    <Cell
                      cell={problem.cells[one.place] ?? undefined}
                      untried={untried}
                      words={`${problem.key} in run ${one.look.letter}`}
                      href={hrefOf(one, problem)}
                      place={`${index}.${column}`}
                      isCurrent={current.row === index && current.column === column}
                      onFocus={() => setCurrent({ row: index, column })}
                      onKeyDown={onKeyDown}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
          <Space height={below} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not drawn. */
function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}

function firstCell(rows: readonly ComparedProblem[], places: readonly number[]): CellPlace {
  const column = places.findIndex((place) => rows[0]?.cells[place]);

  return { row: 0, column: Math.max(0, column) };
}

interface CellProps {
  cell: ProblemCell | undefined;
  untried: string;
  words: string;
  href: string;
  place: string;
  isCurrent: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Cell({ cell, untried, words, href, place, isCurrent, onFocus, onKeyDown }: CellProps) {
  if (!cell)
    return (
      <span title={untried} className="flex h-7 items-center justify-center text-caption text-ink-3">
        <span aria-hidden>–</span>
        <span className="sr-only">{untried}</span>
      </span>
    );
  const [successes, rollouts] = cell;
  const tries = cellTries(cell);
  const knowledge = knowledgeOf(tries);

  return (
    <Link
      href={href}
      prefetch={false}
      data-cell={place}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${triesWords(tries)}, ${words}: open the trajectories`}
      title={knowledge === "all" ? undefined : triesWords(tries)}
      className={classNames(
        "flex h-7 items-center justify-center rounded-chip border whitespace-nowrap hover:border-edge",
        knowledge === "none" ? "border-dashed border-line text-caption text-ink-2" : CELL_KNOWN,
        knowledge !== "none" && successes === 0 && "text-ink-3",
      )}
      style={successes === 0 ? undefined : { background: shareTint(successes, rollouts) }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {triesText(tries)}
    </Link>
  );
}

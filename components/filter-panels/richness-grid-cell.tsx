"use client";
import Link from "next/link";
import type { KeyboardEvent } from "react";
import { countOf, formatNumber, formatPercent } from "@/components/ui/format-number";
import type { GridCell } from "./grid-words";

interface RichnessGridCellProps {
  cell: GridCell;
  words: string;
  tint: number;
  href: string;
  place: string;
  isEntry: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A cell: how many, and how many of them are agentic; it opens them. */
export function RichnessGridCell({ cell, words, tint, href, place, ...keys }: RichnessGridCellProps) {
  const { count, agentic, labelled, labelledAgentic } = cell;
  const { isEntry, onFocus, onKeyDown } = keys;
  const share = formatPercent(agentic / count);
  const people =
    labelled > 0 ? `People call ${formatNumber(labelledAgentic)} of ${countOf(labelled, "labelled one")} agentic.` : "";

  return (
    <Link
      href={href}
      prefetch={false}
      data-cell={place}
      tabIndex={isEntry ? 0 : -1}
      aria-label={`${formatNumber(count)} with ${words}, ${share} agentic: open the trajectories`}
      title={`${share} agentic. ${people}`}
      className="flex h-11 flex-col items-center justify-center gap-px rounded-chip border border-line hover:border-edge"
      style={{ background: `color-mix(in oklab, var(--accent) ${tint}%, var(--surface))` }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <span className="font-mono text-mono">{formatNumber(count)}</span>
      <span className="text-caption whitespace-nowrap">{share} agentic</span>
      <span aria-hidden className="h-1 w-4/5 overflow-hidden rounded-mark bg-surface">
        <span className="block h-full bg-agentic" style={{ width: `${(100 * agentic) / count}%` }} />
      </span>
    </Link>
  );
}

"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "@/components/ui/format-number";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import type { ConflictState } from "@/lib/client/adjudications";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { ConflictPage } from "@/lib/contract/adjudication";
import { CONFLICT_STATES, LIST_LOOK } from "./list-look";

interface AdjudicationBarProps {
  state: ConflictState;
  counts: ConflictPage["counts"] | undefined;
  /** Place of the open item in its list, from 1; absent where none is open. */
  place: number | undefined;
  onState: (state: ConflictState) => void;
  onMove: (direction: "next" | "previous") => void;
  /** Reading mode, layers and find, while an item is open. */
  tools: ReactNode;
}

/** Which list is worked through, and how far. */
export function AdjudicationBar({ state, counts, place, onState, onMove, tools }: AdjudicationBarProps) {
  const previousKey = useKeyOf("item.previous");
  const nextKey = useKeyOf("item.next");
  const total = counts?.[state];

  return (
    <div className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-bg px-4 py-1">
      <Segmented
        label="List"
        value={state}
        options={CONFLICT_STATES.map((value) => ({
          value,
          label: (
            <>
              {LIST_LOOK[value].name}
              {counts ? <span className="font-mono text-mono">{formatNumber(counts[value])}</span> : null}
            </>
          ),
        }))}
        onValueChange={onState}
      />
      {place === undefined ? null : (
        <span className="flex items-center gap-1 text-table text-ink-2">
          <IconButton label="Previous item" keys={previousKey} disabled={place <= 1} onClick={() => onMove("previous")}>
            <ChevronLeft aria-hidden />
          </IconButton>
          {formatNumber(place)}
          {total === undefined ? null : ` of ${formatNumber(Math.max(place, total))}`}
          <IconButton
            label="Next item"
            keys={nextKey}
            disabled={total !== undefined && place >= total}
            onClick={() => onMove("next")}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      )}
      <span className="flex-1" />
      {tools}
    </div>
  );
}

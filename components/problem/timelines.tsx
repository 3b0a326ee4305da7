// biome-ignore-all lint/a11y/useSemanticElements: a grid of steps whose rows scroll together
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself holds the focus and names its active step
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the owner of the grid listens for the keys
"use client";
import { useRouter } from "next/navigation";
import { type MouseEvent, type ReactNode, useMemo, useState } from "react";
import { rowAddress } from "@/components/trajectory-list/row-address";
import { useHiddenEnd } from "@/components/ui/use-hidden-end";
import type { RolloutTimeline } from "@/lib/contract/problems";
import { shortNameOf } from "./short-names";
import { stepLook } from "./step-cell-look";
import { StepLegend } from "./step-legend";
import { timelineColumns } from "./timeline-columns";
import { stepDomId, TimelineHead, TimelineRow } from "./timeline-row";
import { useTimelineKeys } from "./use-timeline-keys";

/** Of a run's name: one line of its column, two of a phone's. */
const NAME_CHARS = 20;

interface TimelinesProps {
  problem: string;
  corpus: string;
  rows: readonly RolloutTimeline[];
  /** Those chosen to be compared. */
  chosen: readonly string[];
  onChoose: (id: string) => void;
  /** Last line: how many there are, and the way to more. */
  foot: ReactNode;
}

/** Rollouts under each other, a row each, with their steps side by side. */
export function Timelines({ problem, corpus, rows, chosen, onChoose, foot }: TimelinesProps) {
  const router = useRouter();
  const [active, setActive] = useState<{ readonly row: number; readonly step: number } | undefined>(undefined);
  const [end, isEndHidden] = useHiddenEnd();
  const columns = timelineColumns(rows);
  const shortOf = useMemo(
    () =>
      shortNameOf(
        rows.map(({ run }) => run.name),
        NAME_CHARS,
      ),
    [rows],
  );
  const list = { corpus, filter: `problem:${problem}`, sort: "-imported" };
  const pointed = active ? rows[active.row]?.steps[active.step] : undefined;
  const pointedRow = active ? rows[active.row] : undefined;

  function goTo(row: number, step: number) {
    const at = Math.max(0, Math.min(rows.length - 1, row));
    const most = (rows[at]?.steps.length ?? 1) - 1;
    const place = { row: at, step: Math.max(0, Math.min(most, step)) };
    setActive(place);
    document.getElementById(stepDomId(place.row, place.step))?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  useTimelineKeys({
    onMove: (down, right) => (active ? goTo(active.row + down, active.step + right) : goTo(0, 0)),
    onOpen: () => pointedRow && active && router.push(rowAddress(pointedRow.id, list, { step: active.step })),
    onChoose: () => pointedRow && onChoose(pointedRow.id),
  });

  function onClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.push(`${link.pathname}${link.search}`);
  }

  return (
    <div className="flex min-h-0 flex-col">
      <div className="mb-2">
        <StepLegend
          hasAttribution={rows.some(({ steps }) => steps.some(({ attribution }) => attribution.length > 0))}
          hasOthers={rows.some(({ steps }) => steps.some(({ role }) => role !== "agent"))}
        />
      </div>
      <div className="relative -mx-4">
        <div
          role="grid"
          aria-label="Rollouts and their steps"
          aria-activedescendant={active ? stepDomId(active.row, active.step) : undefined}
          tabIndex={0}
          onClick={onClick}
          className="overflow-x-auto border-y border-line text-table -outline-offset-2"
        >
          <div className="relative w-max min-w-full">
            <span ref={end} className="pointer-events-none absolute inset-y-0 right-0 w-px" />
            <TimelineHead columns={columns} />
            {rows.map((row, place) => (
              <TimelineRow
                key={row.id}
                row={row}
                runName={shortOf(row.run.name)}
                columns={columns}
                place={place}
                addressOf={(step) => rowAddress(row.id, list, { step })}
                activeStep={active?.row === place ? active.step : undefined}
                isChosen={chosen.includes(row.id)}
                onChoose={onChoose}
                onPoint={(at, step) => setActive({ row: at, step })}
              />
            ))}
          </div>
        </div>
        {isEndHidden ? <div aria-hidden className="cut-edge" /> : null}
      </div>
      <p
        aria-live="polite"
        className="sticky bottom-0 z-20 -mx-4 truncate border-b border-line bg-surface px-4 py-1.5 text-table text-ink-2"
      >
        {pointed && active && pointedRow
          ? stepLook(pointed, active.step, pointedRow.stepCount).words
          : "Point at a step, or walk over them with the arrows: it is told here."}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-6 gap-y-1">{foot}</div>
    </div>
  );
}

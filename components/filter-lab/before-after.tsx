import type { ReactNode } from "react";
import { ReportTable } from "@/components/judge-report/report-table";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import { signedCount } from "@/components/ui/signed-count";
import type { ComparedSide, KeptSide, LabFigure } from "@/lib/domain/lab-figure";
import { MOVED_SIDES, type MovedSide } from "@/lib/domain/pipeline";
import { FigureButton, type OnFigure } from "./figure-button";

interface BeforeAfterTableProps {
  caption: string;
  /** What the rows are. */
  head: string;
  rows: readonly CountedRow[];
  /** Lists what a count counts, where the rows say which figures they are. */
  onFigure?: OnFigure;
}

interface CountedRow {
  readonly key: string;
  readonly head: ReactNode;
  readonly before: number;
  readonly after: number;
  /** Of the change, by rows that come and rows that go. */
  readonly moves?: Readonly<Record<MovedSide, number>> & { readonly figureOf: (side: MovedSide) => LabFigure };
  readonly figureOf?: (side: ComparedSide) => LabFigure;
}

/** Counts of the same rows under both filters. */
export function BeforeAfterTable({ caption, head, rows, onFigure }: BeforeAfterTableProps) {
  const most = Math.max(...rows.flatMap(({ before, after }) => [before, after]));
  const more = rows.some(({ moves }) => moves) ? ["Enter", "Leave"] : [];

  return (
    <ReportTable
      caption={caption}
      columns={[
        { name: head },
        { name: "Before and after" },
        ...["Before", "After", "Change", ...more].map((name) => ({ name, isNumber: true as const })),
      ]}
      rows={rows.map(({ before, after, moves, figureOf, ...row }) => {
        const cell = (side: KeptSide, count: number, figure: LabFigure | undefined) => (
          <CountCell key={side} {...{ count, figure, onFigure }} />
        );

        return {
          ...row,
          cells: [
            <BeforeAfterBar key="bar" {...{ before, after, most }} />,
            cell("before", before, figureOf?.("before")),
            cell("after", after, figureOf?.("after")),
            <ChangeCell key="change" {...{ before, after }} />,
            ...(moves ? MOVED_SIDES.map((side) => cell(side, moves[side], moves.figureOf(side))) : []),
          ],
        };
      })}
    />
  );
}

interface BeforeAfterBarProps {
  before: number;
  after: number;
  /** The end of the scale. */
  most: number;
}

/** Two bars under each other: what it is, and what it would be. */
function BeforeAfterBar({ before, after, most }: BeforeAfterBarProps) {
  const width = (count: number) => `${(100 * count) / Math.max(1, most)}%`;

  return (
    <span aria-hidden className="flex w-full min-w-24 flex-col gap-0.5">
      <span className="h-1.5 rounded-mark bg-edge" style={{ width: width(before) }} />
      <span className="h-1.5 rounded-mark bg-accent" style={{ width: width(after) }} />
    </span>
  );
}

interface CountCellProps {
  count: number;
  figure?: LabFigure | undefined;
  onFigure?: OnFigure | undefined;
}

/** A count, which opens what it counts where that can be listed. */
export function CountCell({ count, figure, onFigure }: CountCellProps) {
  if (figure && onFigure) return <FigureButton {...{ figure, count, onFigure }} />;

  return <span className="font-mono text-mono">{formatNumber(count)}</span>;
}

/** A change with its sign; none is quiet. */
function ChangeCell({ before, after }: { before: number; after: number }) {
  return (
    <span className={classNames("font-mono text-mono", before === after ? "text-ink-3" : "font-semibold")}>
      {signedCount(after - before)}
    </span>
  );
}

/** What the two bars are. */
export function BarKey({ against }: { against: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-caption text-ink-3">
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-1.5 w-4 rounded-mark bg-edge" />
        before: “{against}”
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-1.5 w-4 rounded-mark bg-accent" />
        after: these settings
      </span>
    </p>
  );
}

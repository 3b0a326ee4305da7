import type { ReactNode } from "react";
import { formatNumber } from "@/components/ui/format-number";
import type { LabFigure } from "@/lib/domain/lab-figure";
import { printFigure } from "./figure-address";
import { figureTitle } from "./figure-words";
import { openerId } from "./use-list-focus";

/** Lists what a figure counts. */
export type OnFigure = (figure: LabFigure) => void;

interface FigureButtonProps {
  figure: LabFigure;
  count: number;
  onFigure: OnFigure;
  /** The figure as it looks; without it the number. */
  children?: ReactNode;
}

/** A figure that opens the trajectories that it counts; nothing opens where there are none. */
export function FigureButton({
  figure,
  count,
  onFigure,
  children = <span className="font-mono text-mono">{formatNumber(count)}</span>,
}: FigureButtonProps) {
  if (count === 0) return children;

  return (
    <button
      id={openerId(printFigure(figure))}
      type="button"
      aria-label={`${figureTitle(figure, count)}. List them`}
      onClick={() => onFigure(figure)}
      className="-mx-1 inline-flex h-6 min-w-6 items-center justify-end rounded-mark px-1 underline decoration-line-strong hover:bg-raised hover:decoration-current"
    >
      {children}
    </button>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot position virtual rows
"use client";
import type { ComponentProps, ReactNode } from "react";
import { useHiddenEnd } from "@/components/ui/use-hidden-end";

interface GridFrameProps extends Omit<ComponentProps<"div">, "className" | "role"> {
  "aria-label": string;
  /** What its columns need at least; a narrower window cuts their end off. */
  minWidth: number | string;
  /** Under the rows, as wide as the window. */
  foot: ReactNode;
}

/** Around a virtual grid: one stop of the keyboard that scrolls both ways, with a quiet edge while its end is cut off. */
export function GridFrame({ minWidth, foot, children, ...grid }: GridFrameProps) {
  const [end, isEndHidden] = useHiddenEnd();

  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <div
        {...grid}
        role="grid"
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto bg-surface text-table -outline-offset-2"
      >
        <div className="relative" style={{ minWidth }}>
          <span ref={end} className="pointer-events-none absolute inset-y-0 right-0 w-px" />
          {children}
        </div>
        {/* A grid holds rows and nothing else. */}
        <div role="row" tabIndex={-1} className="outline-none has-[>:empty]:hidden">
          <div role="gridcell" tabIndex={-1} className="outline-none">
            {foot}
          </div>
        </div>
      </div>
      {isEndHidden ? <div aria-hidden className="cut-edge" /> : null}
    </div>
  );
}

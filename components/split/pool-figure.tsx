import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

/** A figure of a pool in a table; none at all stays quiet. */
export function PoolFigure({ value, children }: { value: number; children: ReactNode }) {
  return (
    <span className={classNames("font-mono text-mono whitespace-nowrap", value === 0 && "text-ink-3")}>{children}</span>
  );
}

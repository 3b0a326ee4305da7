import type { ReactNode } from "react";
import type { GridColumn } from "@/components/table/grid-column";
import { classNames } from "@/components/ui/class-names";
import type { ListedRun } from "@/lib/contract/runs";

interface FirstLineProps {
  align: GridColumn<ListedRun>["align"];
  children: ReactNode;
}

/** Cells have one line or two: what is compared along a row stands on the first. */
export function FirstLine({ align, children }: FirstLineProps) {
  return (
    <span
      className={classNames(
        "flex h-full min-w-0 flex-col pt-0.75 leading-4",
        align === "end" ? "items-end" : "flex-1 items-start",
      )}
    >
      {children}
    </span>
  );
}

import type { ComponentProps } from "react";
import { ListFoot } from "@/components/trajectory-list/list-foot";
import { formatNumber } from "@/components/ui/format-number";

interface PagesFootProps extends ComponentProps<typeof ListFoot> {
  shown: number;
  total: number;
}

/** Under a list that comes in pages: how much of it is shown, and what brings more. */
export function PagesFoot({ shown, total, pages }: PagesFootProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-table text-ink-2">
      <span>
        Showing {formatNumber(shown)} of {formatNumber(total)}
      </span>
      <ListFoot pages={pages} />
    </div>
  );
}

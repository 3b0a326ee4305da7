import { ListFoot } from "@/components/trajectory-list/list-foot";
import { formatNumber } from "@/components/ui/format-number";

interface PagesFootProps {
  shown: number;
  total: number;
  pages: { hasNextPage: boolean; isFetching: boolean; error: Error | null };
  onMore: () => void;
}

/** Under a list that comes in pages: how much of it is shown, and what brings more. */
export function PagesFoot({ shown, total, pages, onMore }: PagesFootProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-table text-ink-2">
      <span>
        Showing {formatNumber(shown)} of {formatNumber(total)}
      </span>
      <ListFoot hasMore={pages.hasNextPage} isFetching={pages.isFetching} error={pages.error} onMore={onMore} />
    </div>
  );
}

import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { RequestError } from "@/components/shell/request-error";
import { Skeleton } from "@/components/ui/skeleton";
import { PagesFoot } from "./pages-foot";

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

interface ItemPagesProps<Item> {
  pages: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** What did not work, as in "The clusters could not be read". */
  fault: string;
  /** Stands for a list without an item. */
  none: ReactNode;
  children: (shown: { items: readonly Item[]; total: number; onNearEnd: () => void }) => ReactNode;
}

/** A list that comes in pages: while it is read, where it is not answered, empty, or with what brings more of it. */
export function ItemPages<Item>({ pages, fault, none, children }: ItemPagesProps<Item>) {
  const items = useMemo(() => pages.data?.pages.flatMap((page) => page.items) ?? [], [pages.data]);
  if (pages.isPending) return <Skeleton height={180} />;
  if (!pages.data)
    return (
      <RequestError
        place="panel"
        title={fault}
        error={pages.error ?? new Error("The answer holds no page.")}
        onRetry={() => void pages.refetch()}
      />
    );
  if (items.length === 0) return none;
  const total = pages.data.pages[0]?.total ?? 0;
  const onNearEnd = () => {
    if (!pages.isFetching && pages.hasNextPage) void pages.fetchNextPage();
  };

  return (
    <div aria-busy={pages.isPlaceholderData} className="flex flex-col gap-2 aria-busy:opacity-60">
      {children({ items, total, onNearEnd })}
      <PagesFoot shown={items.length} total={total} pages={pages} />
    </div>
  );
}

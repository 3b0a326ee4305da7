import { useInfiniteQuery } from "@tanstack/react-query";
import { rejectedRowsOptions } from "@/lib/client/imports";
import type { RejectedPart, RejectedRow } from "@/lib/contract/imports";

/** The row of a part that all of one row come to, as the list shows it; undefined where they are more, or none is kept. */
export function useOnlyRow(importId: string, part: RejectedPart["part"], total: number): RejectedRow | undefined {
  const rows = useInfiniteQuery({ ...rejectedRowsOptions(importId, part), enabled: total === 1 });
  if (total !== 1) return undefined;

  return rows.data?.pages.flatMap(({ items }) => items).find(({ resolved }) => !resolved);
}

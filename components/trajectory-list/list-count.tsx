"use client";
import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { formatCount, formatNumber } from "@/components/ui/format-number";
import { exactCountOptions, type MatchQuery } from "@/lib/client/trajectories";
import type { CappedCount } from "@/lib/contract/trajectories";

interface ListCountProps {
  query: MatchQuery;
  loaded: number;
  count: CappedCount;
}

/** "Showing 200 of 38,410"; beyond the cap the exact number is counted when asked for. */
export function ListCount({ query, loaded, count }: ListCountProps) {
  const exact = useQuery({ ...exactCountOptions(query), enabled: false });
  const isExact = !count.isCapped || exact.data !== undefined;
  const total = exact.data ? formatNumber(exact.data.count) : formatCount(count);

  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <span role="status">
        Showing {formatNumber(loaded)} of {total}
      </span>
      {isExact ? null : (
        <Button size="small" variant="ghost" disabled={exact.isFetching} onClick={() => void exact.refetch()}>
          {countWord(exact)}
        </Button>
      )}
    </span>
  );
}

function countWord({ isFetching, isError }: { isFetching: boolean; isError: boolean }): string {
  if (isFetching) return "Counting";

  return isError ? "Counting failed, try again" : "Count exactly";
}

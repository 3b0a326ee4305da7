"use client";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { funnelOptions } from "@/lib/client/corpora";
import { type ListQuery, trajectoryListOptions } from "@/lib/client/trajectories";
import { leftOutWords } from "@/lib/domain/left-out-words";

/**
 * How many trajectories are in no figure and no row, because they are reviewed blind. By what the funnel was told, else by
 * what the rows were, which may be there when the funnel is not; nothing is asked here.
 */
export function LeftOutNote({ query }: { query: ListQuery }) {
  const funnel = useQuery({ ...funnelOptions(query.corpus), enabled: false }).data;
  const rows = useInfiniteQuery({
    ...trajectoryListOptions(query),
    enabled: false,
    placeholderData: keepPreviousData,
  }).data;
  const leftOut = funnel ? funnel.leftOut : rows?.pages[0]?.leftOut;

  return leftOut ? <p className="text-caption text-ink-2">{leftOutWords(leftOut)}</p> : null;
}

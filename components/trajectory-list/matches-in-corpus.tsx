"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { formatCount, formatNumber } from "@/components/ui/format-number";
import { type ListQuery, trajectoryListOptions } from "@/lib/client/trajectories";
import type { Corpus } from "@/lib/contract/corpora";

interface MatchesInCorpusProps {
  corpus: Corpus;
  query: ListQuery;
  isUsable: boolean;
}

/** "2 of 137 in October race" under a filter; without one only how many there are. */
export function MatchesInCorpus({ corpus, query, isUsable }: MatchesInCorpusProps) {
  const isFiltered = isUsable && query.filter.trim() !== "";
  // The same question as the rows ask: one request answers both.
  const pages = useInfiniteQuery({
    ...trajectoryListOptions(query),
    enabled: isFiltered,
    placeholderData: keepPreviousData,
  });
  const count = isFiltered ? pages.data?.pages[0]?.count : undefined;
  const whole = formatNumber(corpus.trajectories);
  const words = `${count ? `${formatCount(count)} of ${whole}` : whole} in ${corpus.name}`;

  return (
    <p
      title={words}
      className="hidden min-w-0 flex-1 truncate text-ink-2 aria-busy:opacity-60 medium:block"
      aria-busy={isFiltered && pages.isPlaceholderData}
    >
      {words}
    </p>
  );
}

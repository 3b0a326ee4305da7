"use client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { releasePagesOptions, releasesBeforeOptions } from "@/lib/client/releases";
import type { ReleaseDetail, ReleaseSummary } from "@/lib/contract/releases";
import { ReleaseComparison } from "./release-comparison";

interface DifferencePartProps {
  release: ReleaseDetail;
  /** What it is compared with; empty: the one before it. */
  from: string;
  onFrom: (from: string) => void;
}

/** What differs from another release of the corpus, and which decision caused it. */
export function DifferencePart({ release, from, onFrom }: DifferencePartProps) {
  const list = useInfiniteQuery(releasePagesOptions(release.corpus.id));
  const listed = (list.data?.pages ?? []).flatMap(({ items }) => items);
  // One of long ago comes before the first page of the list.
  const isFarBack = list.hasNextPage && !listed.some(({ number }) => number < release.number);
  const before = useQuery({ ...releasesBeforeOptions(release.corpus.id, release.number), enabled: isFarBack });
  const asked = isFarBack ? before : list;
  if (list.isPending || (isFarBack && before.isPending)) return <Skeleton height={180} />;
  if (asked.data === undefined)
    return (
      <RequestError
        place="panel"
        title="The other releases could not be read"
        error={asked.error ?? new Error("The answer holds no list.")}
        onRetry={() => void asked.refetch()}
      />
    );
  const others = othersOf(release, [...listed, ...(before.data?.items ?? [])]);
  const chosen = from === "" || from === release.id ? comesBefore(release, others)?.id : from;
  if (chosen === undefined)
    return (
      <Panel title="Difference to another release">
        <p className="text-ink-2">
          It is the only release of the corpus that was built, so there is nothing to compare.
        </p>
      </Panel>
    );

  return (
    <ReleaseComparison
      release={release}
      from={chosen}
      others={others}
      onFrom={onFrom}
      moreError={list.isFetchNextPageError ? list.error : null}
      {...(list.hasNextPage ? { onMore: () => void list.fetchNextPage() } : {})}
    />
  );
}

/** Every other one that was built, once, the newest first. */
function othersOf({ id }: ReleaseDetail, releases: readonly ReleaseSummary[]): readonly ReleaseSummary[] {
  const built = releases.filter((other) => other.contentHash !== null && other.id !== id);

  return [...new Map(built.map((other) => [other.id, other])).values()].toSorted((a, b) => b.number - a.number);
}

/** The one before it, of the same preset where there is one; else any. The list has the newest first. */
function comesBefore(
  { number, preset }: Pick<ReleaseDetail, "number" | "preset">,
  others: readonly ReleaseSummary[],
): ReleaseSummary | undefined {
  const older = others.filter((other) => other.number < number);

  return older.find((other) => other.preset === preset) ?? older[0] ?? others.at(-1);
}

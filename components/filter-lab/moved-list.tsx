"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { LabScope } from "@/components/filter-panels/lab-scope";
import { RequestError } from "@/components/shell/request-error";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { PageFoot } from "@/components/ui/page-foot";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { movedRowsOptions } from "@/lib/client/filter-lab";
import type { FilterVersion } from "@/lib/contract/filters";
import type { MovedSide } from "@/lib/domain/pipeline";
import { MOVED_LOOK } from "./moved-look";
import { MovedRow } from "./moved-row";

interface MovedListProps {
  scope: LabScope;
  /** What the settings are compared with. */
  against: FilterVersion;
  side: MovedSide;
  /** Address of a trajectory. */
  hrefOf: (id: string) => string;
  onBack: () => void;
}

/** All that would enter or leave by these settings, in the order of the corpus. The address holds the settings. */
export function MovedList({ scope, against, side, hrefOf, onBack }: MovedListProps) {
  const { word, none } = MOVED_LOOK[side];
  const pages = useInfiniteQuery({
    ...movedRowsOptions(scope.corpus.id, { base: against.id, thresholds: scope.thresholds, side }),
    placeholderData: keepPreviousData,
  });

  return (
    <div aria-busy={pages.isPlaceholderData} className="flex min-w-0 flex-col gap-4 aria-busy:opacity-60">
      <div className="-ml-2">
        <Button variant="ghost" size="small" onClick={onBack}>
          <ArrowLeft aria-hidden />
          Back to the effect
        </Button>
      </div>
      {pages.isPending ? (
        <div role="status">
          <span className="sr-only">Listing what {word}</span>
          <Skeleton height={320} />
        </div>
      ) : null}
      {pages.isError ? (
        <RequestError
          place="panel"
          title={`What ${word} could not be listed`}
          error={pages.error}
          onRetry={() => void pages.refetch()}
        />
      ) : null}
      {pages.data ? (
        <Panel
          title={`${formatNumber(pages.data.total)} ${word}`}
          subtitle={
            <>
              By these settings instead of “<PlainText text={against.name} />
              ”, in the order of the corpus. Nothing has changed yet.
            </>
          }
        >
          {pages.data.items.length === 0 ? <p className="text-ink-2">{none}</p> : null}
          <ul aria-label={`All that ${word}`} className="-mx-2 flex flex-col">
            {pages.data.items.map((row) => (
              <li key={row.id}>
                <MovedRow href={hrefOf(row.id)} row={row} />
              </li>
            ))}
          </ul>
          <PageFoot
            count={{ shown: pages.data.items.length, total: pages.data.total }}
            hasMore={pages.hasNextPage}
            more="Show more"
            isLoading={pages.isFetchingNextPage}
            onMore={() => void pages.fetchNextPage()}
          />
        </Panel>
      ) : null}
    </div>
  );
}

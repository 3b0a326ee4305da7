"use client";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { PageFoot } from "@/components/ui/page-foot";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import type { FigureRows } from "@/lib/contract/what-if";
import { MovedRow } from "./moved-row";
import { BACK_ID } from "./use-list-focus";

type Listed = Pick<FigureRows, "items" | "total" | "agents">;

/** What of an infinite query a list needs. */
interface Pages {
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly data: Listed | undefined;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

interface RowPagesProps {
  pages: Pages;
  onBack: () => void;
  title: (total: number) => string;
  subtitle: ReactNode;
  /** What the list is called where it is not seen. */
  name: string;
  none: string;
  /** Above the rows. */
  above: (data: Listed) => ReactNode;
  /** Address of a trajectory. */
  hrefOf: (id: string) => string;
}

/** Trajectories with a reason each, a page at a time, in the place of what they were listed from. */
export function RowPages({ pages, onBack, title, subtitle, name, none, above, hrefOf }: RowPagesProps) {
  const { data } = pages;

  return (
    <div aria-busy={pages.isPlaceholderData} className="flex min-w-0 flex-col gap-4 aria-busy:opacity-60">
      <div className="-ml-2">
        <Button id={BACK_ID} variant="ghost" size="small" onClick={onBack}>
          <ArrowLeft aria-hidden />
          Back to the figures
        </Button>
      </div>
      {pages.isPending ? (
        <div role="status">
          <span className="sr-only">Listing the trajectories</span>
          <Skeleton height={320} />
        </div>
      ) : null}
      {pages.error && !data ? (
        <RequestError
          place="panel"
          title="The trajectories could not be listed"
          error={pages.error}
          onRetry={() => void pages.refetch()}
        />
      ) : null}
      {data ? (
        <Panel title={title(data.total)} subtitle={subtitle}>
          {data.items.length === 0 ? <p className="text-ink-2">{none}</p> : null}
          {data.items.length > 0 ? above(data) : null}
          <ul aria-label={name} className="-mx-2 flex flex-col">
            {data.items.map((row) => (
              <li key={row.id}>
                <MovedRow hrefOf={hrefOf} row={row} />
              </li>
            ))}
          </ul>
          <PageFoot
            count={{ shown: data.items.length, total: data.total }}
            hasMore={pages.hasNextPage}
            more="Show more"
            isLoading={pages.isFetchingNextPage}
            fault={pages.isFetchNextPageError ? pages.error : null}
            onMore={() => void pages.fetchNextPage()}
          />
        </Panel>
      ) : null}
    </div>
  );
}

"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { ListFoot } from "@/components/trajectory-list/list-foot";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { releaseDifferenceOptions } from "@/lib/client/releases";
import type { ReleaseDetail, ReleaseDifference } from "@/lib/contract/releases";
import { DifferenceReport } from "./difference-report";

type Named = ReleaseDifference["from"];

interface ReleaseComparisonProps {
  release: ReleaseDetail;
  /** The id of the one that it is compared with, which need not be among those that are offered. */
  from: string;
  /** What is offered, the newest first. */
  others: readonly Named[];
  onFrom: (from: string) => void;
  /** The way to older ones, where there are. */
  onMore?: () => void;
  /** Why they did not come. */
  moreError: Error | null;
}

/** The choice of the other release, and what differs from it. */
export function ReleaseComparison({ release, from, others, onFrom, onMore, moreError }: ReleaseComparisonProps) {
  const pages = useInfiniteQuery(releaseDifferenceOptions(release.id, from));
  const first = pages.data?.pages[0];
  const chosen = others.find(({ id }) => id === from) ?? first?.from;
  const subtitle = chosen ? `From #${chosen.number} to #${release.number}` : `To #${release.number}`;

  return (
    <Panel title="Difference to another release" subtitle={subtitle}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 max-w-90 flex-1">
            <Field label="Compare with">
              {() => (
                <Select
                  label="Compare with"
                  value={from}
                  options={optionsOf(others, chosen ?? { id: from })}
                  onValueChange={onFrom}
                />
              )}
            </Field>
          </div>
          {onMore ? <Button onClick={onMore}>Offer older ones</Button> : null}
        </div>
        {moreError ? (
          <p role="alert" className="text-danger">
            The older ones could not be read. {moreError.message}
          </p>
        ) : null}
        {first === undefined ? (
          <Waiting error={pages.error} onRetry={() => void pages.refetch()} />
        ) : (
          <DifferenceReport
            corpus={release.corpus.id}
            difference={{ ...first, rows: pages.data?.pages.flatMap(({ rows }) => rows) ?? [] }}
            foot={<ListFoot pages={pages} />}
          />
        )}
      </div>
    </Panel>
  );
}

function optionsOf(others: readonly Named[], chosen: Pick<Named, "id"> & Partial<Named>) {
  const named = others.map(({ id, number, name }) => ({ value: id, label: `#${number} ${name}` }));
  if (others.some(({ id }) => id === chosen.id)) return named;
  const { id, number, name } = chosen;

  return [...named, { value: id, label: number === undefined ? "The one of the address" : `#${number} ${name ?? ""}` }];
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error)
    return <RequestError place="panel" title="The releases could not be compared" error={error} onRetry={onRetry} />;

  return (
    <div role="status">
      <span className="sr-only">Comparing the releases</span>
      <Skeleton height={120} />
    </div>
  );
}

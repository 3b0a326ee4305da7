"use client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { ListFoot } from "@/components/trajectory-list/list-foot";
import { Field } from "@/components/ui/field";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { releaseDifferenceOptions, releaseListOptions } from "@/lib/client/releases";
import type { ReleaseDetail, ReleaseSummary } from "@/lib/contract/releases";
import { DifferenceReport } from "./difference-report";

interface DifferencePartProps {
  release: ReleaseDetail;
  /** What it is compared with; empty: the one before it. */
  from: string;
  onFrom: (from: string) => void;
}

/** What differs from another release of the corpus, and which decision caused it. */
export function DifferencePart({ release, from, onFrom }: DifferencePartProps) {
  const list = useQuery(releaseListOptions(release.corpus.id));
  if (list.isPending) return <Skeleton height={180} />;
  if (list.data === undefined)
    return (
      <RequestError
        place="panel"
        title="The other releases could not be read"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  const others = list.data.items.filter(({ id, contentHash }) => contentHash !== null && id !== release.id);
  const chosen = others.find(({ id }) => id === from) ?? comesBefore(release, others);
  if (!chosen)
    return (
      <Panel title="Difference to another release">
        <p className="text-ink-2">
          It is the only release of the corpus that was built, so there is nothing to compare.
        </p>
      </Panel>
    );

  return (
    <Panel title="Difference to another release" subtitle={`From #${chosen.number} to #${release.number}`}>
      <div className="flex flex-col gap-3">
        <div className="max-w-90">
          <Field label="Compare with">
            {() => (
              <Select
                label="Compare with"
                value={chosen.id}
                options={others.map(({ id, number, name }) => ({ value: id, label: `#${number} ${name}` }))}
                onValueChange={onFrom}
              />
            )}
          </Field>
        </div>
        <Report release={release} from={chosen.id} />
      </div>
    </Panel>
  );
}

/** The one before it, of the same preset where there is one; else any. The list has the newest first. */
function comesBefore(
  { number, preset }: Pick<ReleaseDetail, "number" | "preset">,
  others: readonly ReleaseSummary[],
): ReleaseSummary | undefined {
  const older = others.filter((other) => other.number < number);

  return older.find((other) => other.preset === preset) ?? older[0] ?? others.at(-1);
}

function Report({ release, from }: { release: ReleaseDetail; from: string }) {
  const pages = useInfiniteQuery(releaseDifferenceOptions(release.id, from));
  if (pages.isPending)
    return (
      <div role="status">
        <span className="sr-only">Comparing the releases</span>
        <Skeleton height={120} />
      </div>
    );
  const first = pages.data?.pages[0];
  if (first === undefined)
    return (
      <RequestError
        place="panel"
        title="The releases could not be compared"
        error={pages.error ?? new Error("The answer holds no page.")}
        onRetry={() => void pages.refetch()}
      />
    );

  return (
    <DifferenceReport
      corpus={release.corpus.id}
      difference={{ ...first, rows: pages.data?.pages.flatMap(({ rows }) => rows) ?? [] }}
      foot={
        <ListFoot
          hasMore={pages.hasNextPage}
          isFetching={pages.isFetchingNextPage}
          error={pages.error}
          onMore={() => void pages.fetchNextPage()}
        />
      }
    />
  );
}

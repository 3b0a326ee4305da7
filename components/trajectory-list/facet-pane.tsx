"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { Skeleton } from "@/components/ui/skeleton";
import { facetsOptions, type MatchQuery } from "@/lib/client/trajectories";
import { FACETS, type Facet } from "@/lib/domain/table-fields";
import { FacetGroup } from "./facet-group";

const FACET_NAME = {
  verdict: "Verdict",
  bucket: "Bucket",
  pool: "Split and pool",
  gate: "Judge gate",
  outcome: "Outcome",
  rejects: "Rejects",
  unseen: "Unseen ids",
  label: "Label",
  approved: "Approved",
  run: "Run",
  agent: "Agent",
  format: "Format",
} as const satisfies Record<Facet, string>;

interface FacetPaneProps {
  query: MatchQuery;
  onFilter: (filter: string) => void;
}

/** Values of the corpus with their counts under the filter; a press narrows, with Alt it excludes. */
export function FacetPane({ query, onFilter }: FacetPaneProps) {
  const facets = useQuery({ ...facetsOptions(query), placeholderData: keepPreviousData });
  if (facets.isPending) return <FacetSkeleton />;
  if (facets.isError)
    return (
      <div className="px-3">
        <RequestError
          place="panel"
          title="The facets could not be counted"
          error={facets.error}
          onRetry={() => facets.refetch()}
        />
      </div>
    );

  return (
    <div className="flex flex-col gap-4 aria-busy:opacity-60" aria-busy={facets.isPlaceholderData}>
      {FACETS.map((facet) => {
        const values = facets.data.facets[facet];

        return values && values.length > 0 ? (
          <FacetGroup
            key={facet}
            facet={facet}
            unlisted={facets.data.unlisted[facet] ?? 0}
            name={FACET_NAME[facet]}
            values={values}
            filter={query.filter}
            onFilter={onFilter}
          />
        ) : null;
      })}
      <p className="px-3 pb-3 text-caption text-ink-3">Alt and a press, or the right button, excludes a value.</p>
    </div>
  );
}

function FacetSkeleton() {
  return (
    <div className="flex flex-col gap-3 px-3">
      {[70, 130, 110, 120, 60, 130, 110, 120].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of grey bars
        <Skeleton key={index} width={width} />
      ))}
    </div>
  );
}

"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { facetsOptions, type MatchQuery } from "@/lib/client/trajectories";
import { FACETS } from "@/lib/domain/table-fields";
import { FacetGroups } from "./facet-groups";
import { FacetSkeleton } from "./facet-skeleton";
import { ProcessFacets } from "./process-facets";

interface FacetPaneProps {
  query: MatchQuery;
  onFilter: (filter: string) => void;
}

/** Values of the corpus with their counts under the filter; a press narrows, with Alt it excludes. */
export function FacetPane({ query, onFilter }: FacetPaneProps) {
  const facets = useQuery({ ...facetsOptions(query), placeholderData: keepPreviousData });
  if (facets.isPending) return <FacetSkeleton bars={[70, 130, 110, 120, 60, 130, 110, 120]} />;
  if (facets.isLoadingError)
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
      <FacetGroups facets={FACETS} answer={facets.data} filter={query.filter} onFilter={onFilter} />
      <ProcessFacets query={query} onFilter={onFilter} />
      <p className="px-3 pb-3 text-caption text-ink-3">Alt and a press, or the right button, excludes a value.</p>
    </div>
  );
}

"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { type MatchQuery, processFacetsOptions } from "@/lib/client/trajectories";
import { PROCESS_FACETS } from "@/lib/domain/table-fields";
import { withoutTerms } from "@/lib/query/toggle-term";
import { FacetGroups } from "./facet-groups";
import { FacetSkeleton } from "./facet-skeleton";

interface ProcessFacetsProps {
  query: MatchQuery;
  onFilter: (filter: string) => void;
}

/** Facets of how agents went about it: open where the filter names one, else opened by hand. */
export function ProcessFacets({ query, onFilter }: ProcessFacetsProps) {
  const id = useId();
  const [isWanted, setWanted] = useState<boolean>();
  const isOpen = isWanted ?? namesProcess(query.filter);
  const Chevron = isOpen ? ChevronDown : ChevronRight;

  return (
    <section className="flex flex-col gap-4" aria-label="How they went about it">
      <div className="px-1.5">
        <Button
          size="small"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setWanted(!isOpen)}
        >
          <Chevron aria-hidden />
          How they went about it
        </Button>
      </div>
      {isOpen ? (
        <div id={id}>
          <Counted query={query} onFilter={onFilter} />
        </div>
      ) : null}
    </section>
  );
}

function Counted({ query, onFilter }: ProcessFacetsProps) {
  const facets = useQuery({ ...processFacetsOptions(query), placeholderData: keepPreviousData });
  if (facets.isPending) return <FacetSkeleton bars={[110, 130, 90, 120]} />;
  if (facets.isLoadingError)
    return (
      <div className="px-3">
        <RequestError
          place="panel"
          title="The measures could not be counted"
          error={facets.error}
          onRetry={() => facets.refetch()}
        />
      </div>
    );
  if (Object.keys(facets.data.facets).length === 0)
    return <p className="px-3 text-caption text-ink-3">Nothing is measured of these trajectories.</p>;

  return (
    <div className="flex flex-col gap-4 aria-busy:opacity-60" aria-busy={facets.isPlaceholderData}>
      <FacetGroups facets={PROCESS_FACETS} answer={facets.data} filter={query.filter} onFilter={onFilter} />
    </div>
  );
}

function namesProcess(filter: string): boolean {
  return withoutTerms(filter, PROCESS_FACETS) !== withoutTerms(filter, []);
}

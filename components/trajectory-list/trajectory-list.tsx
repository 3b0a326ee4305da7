"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { PanelLeft } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { facetsOptions } from "@/lib/client/trajectories";
import type { Corpus } from "@/lib/contract/corpora";
import type { TrajectoryFacets } from "@/lib/contract/trajectories";
import { checkFilter } from "@/lib/query/check-filter";
import type { KnownValues } from "@/lib/query/complete-filter";
import { trajectoryColumns } from "./columns";
import { FacetPane } from "./facet-pane";
import { FilterInput } from "./filter-input";
import { FunnelNotes } from "./funnel-notes";
import { FunnelStrip } from "./funnel-strip";
import { LeftOutNote } from "./left-out-note";
import { ListActions } from "./list-actions";
import { ListRows } from "./list-rows";
import type { ListState, SetListState } from "./list-state";
import { MatchesInCorpus } from "./matches-in-corpus";
import { UnusableFilter } from "./unusable-filter";
import { useKeptTable } from "./use-kept-table";

interface TrajectoryListProps {
  corpus: Corpus;
  state: ListState;
  setState: SetListState;
}

/** The table of a corpus: facets, filter, funnel, rows, peek. */
export function TrajectoryList({ corpus, state, setState }: TrajectoryListProps) {
  const filterInput = useRef<HTMLInputElement>(null);
  const isUsable = checkFilter(state.filter).status === "valid";
  // The rows stay those of the filter before; nothing is done to all of them that was meant for others.
  const [isMistaken, setMistaken] = useState(false);
  const { filter, sort } = state;
  const query = useMemo(() => ({ corpus: corpus.id, filter, sort }), [corpus.id, filter, sort]);
  const match = { corpus: corpus.id, filter };
  useKeptTable(query, state);
  const columns = useMemo(() => trajectoryColumns(query, corpus.filterVersion), [query, corpus.filterVersion]);
  const facets = useQuery({ ...facetsOptions(match), enabled: isUsable, placeholderData: keepPreviousData });
  const known = knownValues(facets.data?.facets);
  const onFilter = (next: string) => setState({ filter: next }, { history: "push" });
  const isOpen = state.facets === "shown";
  const facetPane = isUsable ? (
    <FacetPane query={match} onFilter={onFilter} />
  ) : (
    <p className="px-3 text-ink-2">Facets appear once the filter can be read.</p>
  );

  return (
    <div className="flex min-h-0 flex-1">
      {isOpen ? (
        <aside
          id="facets"
          aria-label="Facets"
          className="hidden w-53 shrink-0 overflow-y-auto border-r border-line pt-3.5 medium:block"
        >
          {facetPane}
        </aside>
      ) : null}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex shrink-0 flex-col gap-1.5 px-4 pt-4 pb-3">
          <div className="flex min-h-8.5 flex-wrap items-center gap-x-3 gap-y-2">
            <span className="hidden medium:inline-flex">
              <IconButton
                label={isOpen ? "Hide the facets" : "Show the facets"}
                keys={useKeyOf("table.facets")}
                aria-expanded={isOpen}
                aria-controls="facets"
                onClick={() => setState({ facets: isOpen ? "hidden" : "shown" })}
              >
                <PanelLeft aria-hidden />
              </IconButton>
            </span>
            <h1 className="text-title">Trajectories</h1>
            <MatchesInCorpus corpus={corpus} query={query} isUsable={isUsable} />
            <span className="flex-1 min-[768px]:hidden" />
            <div className="contents min-[768px]:ml-auto min-[768px]:flex min-[768px]:items-center min-[768px]:gap-2">
              <span className="medium:hidden">
                <Popover label="Facets" align="end" trigger={<Button>Facets</Button>}>
                  <div className="w-53">{facetPane}</div>
                </Popover>
              </span>
              <ListActions
                corpus={corpus}
                columns={columns}
                state={state}
                setState={setState}
                isUsable={isUsable && !isMistaken}
              />
            </div>
          </div>
          <FilterInput
            corpus={corpus.id}
            filter={filter}
            onApply={onFilter}
            known={known}
            inputRef={filterInput}
            onMistaken={setMistaken}
            notes={<FunnelNotes corpus={corpus.id} filter={filter} />}
            standing={<LeftOutNote query={query} />}
          />
          <FunnelStrip corpus={corpus.id} filter={filter} onFilter={onFilter} />
        </div>
        {isUsable ? (
          <ListRows corpus={corpus} query={query} state={state} setState={setState} filterInput={filterInput} />
        ) : (
          <UnusableFilter onClear={() => onFilter("")} />
        )}
      </div>
    </div>
  );
}

/** Facets whose values complete the field of their name. */
const COMPLETED = ["run", "agent", "bucket", "pool"] as const;

/** What the corpus holds under the filter. Rows without a value have a term of their own, which is no name. */
function knownValues(facets: TrajectoryFacets["facets"] = {}): KnownValues {
  return Object.fromEntries(
    COMPLETED.map((name) => [
      name,
      (facets[name] ?? []).flatMap(({ value, term }) => (term === `${name}:none` ? [] : [value])),
    ]),
  );
}

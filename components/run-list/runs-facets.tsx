"use client";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { pressFacet } from "@/components/trajectory-list/facet-term";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { formatNumber } from "@/components/ui/format-number";
import { Popover } from "@/components/ui/popover";
import type { RunFacets } from "@/lib/contract/runs";
import { RUN_FACETS, type RunFacet } from "@/lib/domain/run-order";
import { printExactValue } from "@/lib/query/print-filter";
import { hasTerm } from "@/lib/query/toggle-term";

const NAME: Readonly<Record<RunFacet, string>> = {
  suite: "Suite",
  harness: "Harness",
  model: "Model",
  bucket: "Bucket",
};

interface RunsFacetsProps {
  /** Absent while the first runs are on their way. */
  facets: RunFacets | undefined;
  filter: string;
  onFilter: (filter: string) => void;
}

/** Which runs, and which of their problems: each choice is a term of the filter. */
export function RunsFacets({ facets, filter, onFilter }: RunsFacetsProps) {
  return RUN_FACETS.map((facet) => (
    <FacetChoice key={facet} facet={facet} values={facets?.[facet] ?? []} filter={filter} onFilter={onFilter} />
  ));
}

interface FacetChoiceProps {
  facet: RunFacet;
  values: RunFacets[RunFacet];
  filter: string;
  onFilter: (filter: string) => void;
}

function FacetChoice({ facet, values, filter, onFilter }: FacetChoiceProps) {
  const termOf = (value: string | null): string => `${facet}:${value === null ? "none" : printExactValue(value)}`;
  const chosen = values.filter(({ value }) => hasTerm(filter, termOf(value))).length;

  return (
    <Popover
      label={NAME[facet]}
      trigger={
        <Button aria-pressed={chosen > 0}>
          {NAME[facet]}
          <span className={chosen > 0 ? "text-accent" : "text-ink-3"}>{chosen > 0 ? chosen : "all"}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <ul className="flex max-h-90 w-72 flex-col gap-0.5 overflow-auto">
        {values.map(({ value, count }) => (
          <li key={value ?? ""}>
            <FacetLine
              name={value}
              count={count}
              isChosen={hasTerm(filter, termOf(value))}
              onToggle={() => onFilter(pressFacet(filter, termOf(value)))}
            />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

interface FacetLineProps {
  name: string | null;
  count: number;
  isChosen: boolean;
  onToggle: () => void;
}

function FacetLine({ name, count, isChosen, onToggle }: FacetLineProps) {
  const id = useId();

  return (
    <label htmlFor={id} className="flex min-h-7 cursor-pointer items-center gap-2 rounded-chip px-1.5 hover:bg-raised">
      <Checkbox id={id} checked={isChosen} onCheckedChange={onToggle} />
      <span className="min-w-0 flex-1 truncate">
        {name === null ? <span className="text-ink-3">none</span> : <PlainText text={name} />}
      </span>
      <span className="font-mono text-mono text-ink-3">{formatNumber(count)}</span>
    </label>
  );
}

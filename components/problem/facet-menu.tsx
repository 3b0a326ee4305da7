"use client";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { pressFacet } from "@/components/trajectory-list/facet-term";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { formatNumber } from "@/components/ui/format-number";
import { Popover } from "@/components/ui/popover";
import type { MatrixSummary } from "@/lib/contract/problems";
import { MOST_FACET_VALUES } from "@/lib/domain/problem-order";
import { printExactValue } from "@/lib/query/print-filter";
import { hasTerm } from "@/lib/query/toggle-term";

type Facet = keyof MatrixSummary["facets"];
type FacetValue = MatrixSummary["facets"][Facet][number];

interface FacetMenuProps {
  facet: Facet;
  name: string;
  values: readonly FacetValue[];
  filter: string;
  onFilter: (filter: string) => void;
}

/** Values of a facet with their problems; each is a term of the filter. */
export function FacetMenu({ facet, name, values, filter, onFilter }: FacetMenuProps) {
  const termOf = ({ value }: FacetValue): string => `${facet}:${value === null ? "none" : printExactValue(value)}`;
  const chosen = values.filter((value) => hasTerm(filter, termOf(value))).length;

  return (
    <Popover
      label={name}
      trigger={
        <Button aria-pressed={chosen > 0}>
          {name}
          <span className={chosen === 0 ? "text-ink-3" : "text-accent"}>{chosen === 0 ? "all" : chosen}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <ul className="flex max-h-90 w-66 flex-col gap-0.5 overflow-auto">
        {values.length === 0 ? <li className="text-ink-2">No problem here names one.</li> : null}
        {values.slice(0, MOST_FACET_VALUES).map((value) => (
          <li key={value.value}>
            <FacetLine
              value={value}
              isChosen={hasTerm(filter, termOf(value))}
              onToggle={() => onFilter(pressFacet(filter, termOf(value)))}
            />
          </li>
        ))}
        {values.length > MOST_FACET_VALUES ? (
          <li className="px-1.5 pt-1 text-caption text-ink-3">
            The {formatNumber(MOST_FACET_VALUES)} of most problems. Ask for another in the filter:{" "}
            <code className="font-mono text-mono">{facet}:NAME</code>
          </li>
        ) : null}
      </ul>
    </Popover>
  );
}

interface FacetLineProps {
  value: FacetValue;
  isChosen: boolean;
  onToggle: () => void;
}

function FacetLine({ value: { value, problems }, isChosen, onToggle }: FacetLineProps) {
  const id = useId();

  return (
    <label htmlFor={id} className="flex min-h-7 cursor-pointer items-center gap-2 rounded-chip px-1.5 hover:bg-raised">
      <Checkbox id={id} checked={isChosen} onCheckedChange={onToggle} />
      <span className="min-w-0 flex-1 truncate">
        {value === null ? <span className="text-ink-3">none</span> : <PlainText text={value} />}
      </span>
      <span className="font-mono text-mono text-ink-3">{formatNumber(problems)}</span>
    </label>
  );
}

"use client";
import { useId, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import type { Facet } from "@/lib/domain/table-fields";
import { facetLabels } from "./facet-label";
import { excludeFacet, facetChoice, pressFacet } from "./facet-term";
import { FacetValue } from "./facet-value";
import { stepByArrows } from "./step-by-arrows";

const FEW = 8;

interface FacetGroupProps {
  facet: Facet;
  name: string;
  values: readonly { value: string; label: string; term: string; count: number }[];
  /** Values that exist beyond the ones given. */
  unlisted: number;
  filter: string;
  onFilter: (filter: string) => void;
}

/** By name the few buckets keep their places when a filter changes their counts. */
function inPlace(facet: Facet, values: FacetGroupProps["values"]): FacetGroupProps["values"] {
  if (facet !== "bucket" || values.length > FEW) return values;

  return values.toSorted((a, b) => a.label.localeCompare(b.label));
}

function labelled(facet: Facet, values: FacetGroupProps["values"]) {
  const labels = facetLabels(facet, values);

  return values.map((value, at) => ({
    ...value,
    called: labels[at] ?? { name: value.label, short: value.label, isLong: false },
  }));
}

export function FacetGroup({ facet, name, values, unlisted, filter, onFilter }: FacetGroupProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const [left, setLeft] = useState<string>();
  const placed = useMemo(() => labelled(facet, inPlace(facet, values)), [facet, values]);
  // A value that the filter names stays in sight however far down its count puts it.
  const shown = placed.filter(({ term }, at) => isWhole || at < FEW || facetChoice(filter, term) !== "free");
  const stop = shown.find(({ term }) => term === left) ?? shown[0];

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="px-3 pb-1 text-caption font-semibold text-ink-2">
        {name}
      </h3>
      {/* One stop of Tab a facet; the arrows lead from value to value. */}
      <div role="toolbar" aria-orientation="vertical" aria-labelledby={id} className="px-1.5" onKeyDown={stepByArrows}>
        <ul>
          {shown.map((value) => (
            <li key={value.term}>
              <FacetValue
                label={value.called}
                about={value.label}
                count={value.count}
                choice={facetChoice(filter, value.term)}
                isStop={value === stop}
                onFocus={() => setLeft(value.term)}
                onPress={() => onFilter(pressFacet(filter, value.term))}
                onExclude={() => onFilter(excludeFacet(filter, value.term))}
              />
            </li>
          ))}
        </ul>
      </div>
      {values.length > FEW ? (
        <div className="px-1.5">
          <Button size="small" variant="ghost" onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show all, ${countOf(values.length, "value")}`}
          </Button>
        </div>
      ) : null}
      {unlisted > 0 && isWhole ? (
        <p className="px-3 text-caption text-ink-3">
          {countOf(unlisted, "more value")} not listed; name one in the filter.
        </p>
      ) : null}
    </section>
  );
}

"use client";
import { useRef } from "react";
import { FilterInput } from "@/components/trajectory-list/filter-input";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { Select } from "@/components/ui/select";
import type { Comparison } from "@/lib/contract/comparison";
import type { ComparisonState, SetComparisonState } from "./comparison-state";
import { RunPicker } from "./run-picker";

interface ComparisonControlsProps {
  corpus: string;
  comparison: Comparison | undefined;
  state: ComparisonState;
  setState: SetComparisonState;
  /** How many values from elsewhere can be drawn, and whether they are; or the other try where they were not loaded. */
  published: { readonly count: number; readonly isShown: boolean } | { readonly onRetry: () => void };
}

/** What is compared: the runs, how many tries, which rows. */
export function ComparisonControls({ corpus, comparison, state, setState, published }: ComparisonControlsProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <div className="flex flex-col gap-2">
      <FilterInput
        corpus={corpus}
        filter={state.filter}
        onApply={(filter) => setState({ filter })}
        known={{}}
        inputRef={input}
      />
      <div className="flex flex-wrap items-center gap-2">
        <RunPicker corpus={corpus} chosen={state.runs} onChoose={(runs) => setState({ runs, list: "" })} />
        {comparison && comparison.mostK > 1 ? (
          <Select
            label="Tries"
            value={String(comparison.k)}
            options={Array.from({ length: Math.min(64, comparison.mostK) }, (_, at) => ({
              value: String(at + 1),
              label: `k = ${at + 1}`,
            }))}
            onValueChange={(k) => setState({ k: Number(k), list: "" })}
          />
        ) : null}
        {comparison ? <Published published={published} setState={setState} /> : null}
      </div>
    </div>
  );
}

/** Shows and hides the values from elsewhere. Without them the axis may be another one, so it is said that they are missing. */
function Published({ published, setState }: Pick<ComparisonControlsProps, "published" | "setState">) {
  if ("onRetry" in published)
    return (
      <span role="alert" className="flex items-center gap-2">
        <span className="text-danger">Published values could not be loaded</span>
        <Button onClick={published.onRetry}>Try again</Button>
      </span>
    );
  const { count, isShown } = published;
  if (count === 0) return null;

  return (
    <Button aria-pressed={isShown} onClick={() => setState({ published: isShown ? "hidden" : "shown" })}>
      {isShown ? "Hide" : "Show"} {countOf(count, "value")} from elsewhere
    </Button>
  );
}

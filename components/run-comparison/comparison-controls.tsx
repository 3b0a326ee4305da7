"use client";
import { useRef } from "react";
import { FilterInput } from "@/components/trajectory-list/filter-input";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { ON_IN_THE_SCREEN } from "@/components/ui/pass-focus";
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
  published:
    | { readonly count: number; readonly isShown: boolean }
    | { readonly isAsking: boolean; readonly onRetry: () => void };
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

/**
 * Shows and hides the values from elsewhere. Without them the axis may be another one, so it is said that they are missing.
 * Its button stays the same one while they are asked for again: another would not have the keyboard.
 */
function Published({ published, setState }: Pick<ComparisonControlsProps, "published" | "setState">) {
  const isMissing = "onRetry" in published;
  if (!isMissing && published.count === 0) return null;

  return (
    <span className="flex items-center gap-2">
      {isMissing && !published.isAsking ? (
        <span role="alert" className="text-danger">
          Published values could not be loaded
        </span>
      ) : null}
      <Button ref={ON_IN_THE_SCREEN} {...(isMissing ? anotherTry(published) : shownOrHidden(published, setState))} />
    </span>
  );
}

type Published = ComparisonControlsProps["published"];

function anotherTry({ isAsking, onRetry }: Extract<Published, { onRetry: unknown }>) {
  return { "aria-disabled": isAsking, onClick: isAsking ? undefined : onRetry, children: "Try again" };
}

function shownOrHidden({ count, isShown }: Extract<Published, { count: unknown }>, setState: SetComparisonState) {
  return {
    "aria-pressed": isShown,
    onClick: () => setState({ published: isShown ? "hidden" : "shown" }),
    children: `${isShown ? "Hide" : "Show"} ${countOf(count, "value")} from elsewhere`,
  };
}

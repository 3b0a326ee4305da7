"use client";
import { Segmented } from "@/components/ui/segmented";
import { ChoiceList } from "./choice-list";
import { MOST_RUNS, type SetTrainingState, type ShownCurves, SMOOTH_WORDS, type TrainingState } from "./training-state";

interface TrainingToolsProps {
  shown: ShownCurves;
  state: TrainingState;
  setState: SetTrainingState;
}

/** What is drawn, and how. */
export function TrainingTools({ shown, state, setState }: TrainingToolsProps) {
  const { runs, metrics, allRuns, allMetrics } = shown;

  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChoiceList label="Runs" values={allRuns} chosen={runs} onChoose={(names) => setState({ runs: names })} />
      <ChoiceList label="Metrics" values={allMetrics} chosen={metrics} onChoose={(metric) => setState({ metric })} />
      {allRuns.length > runs.length && runs.length === MOST_RUNS ? (
        <span className="text-caption text-ink-3">
          Showing {runs.length} of {allRuns.length} runs; a chart tells {MOST_RUNS} apart.
        </span>
      ) : null}
      <span className="flex-1" />
      <span className="flex items-center gap-1.5 text-ink-2">
        Smoothing
        <Segmented
          label="Smoothing"
          value={state.smooth}
          onValueChange={(smooth) => setState({ smooth })}
          options={SMOOTH_WORDS.map((value) => ({
            value,
            label: value === "1" ? "Off" : value,
            title:
              value === "1"
                ? "Every value as it was logged"
                : `The mean of up to ${value} points around each, fewer at the ends`,
          }))}
        />
      </span>
      <Segmented
        label="Published facts"
        value={state.published}
        onValueChange={(published) => setState({ published })}
        options={[
          { value: "shown", label: "Published", title: "With what the paper says of its training runs" },
          { value: "hidden", label: "Own only" },
        ]}
      />
    </div>
  );
}

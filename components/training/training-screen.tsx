"use client";
import { useQuery } from "@tanstack/react-query";
import { PageFrame } from "@/components/shell/page-frame";
import { RequestError } from "@/components/shell/request-error";
import { trainingOptions } from "@/lib/client/training";
import type { Corpus } from "@/lib/contract/corpora";
import type { TrainingOverview } from "@/lib/contract/training";
import { chartName } from "./chart-name";
import { CurveList } from "./curve-list";
import { FileList } from "./file-list";
import { MetricChart } from "./metric-chart";
import { NoCurves } from "./no-curves";
import { RemovedCurves } from "./removed-curves";
import { TrainingSkeleton } from "./training-skeleton";
import { type SetTrainingState, shownCurves, smoothingOf, type TrainingState } from "./training-state";
import { TrainingTools } from "./training-tools";
import { UploadMetrics } from "./upload-metrics";

interface TrainingScreenProps {
  corpus: Corpus;
  state: TrainingState;
  setState: SetTrainingState;
}

/** What training runs logged, beside what the paper says of its own. */
export function TrainingScreen({ corpus, state, setState }: TrainingScreenProps) {
  const training = useQuery(trainingOptions(corpus.id));
  const curves = training.data?.curves ?? [];

  return (
    <PageFrame>
      <header className="flex flex-wrap items-start gap-2">
        <div className="min-w-60 flex-1">
          <p className="text-ink-2">
            Metrics that training runs logged by step, one chart per metric. What the paper says about its own runs is
            shown beside them.
          </p>
        </div>
        {curves.length > 0 ? <UploadMetrics corpus={corpus.id} variant="secondary" /> : null}
      </header>
      {training.isPending ? <TrainingSkeleton /> : null}
      {training.isLoadingError ? (
        <RequestError
          title="The training curves could not be read"
          error={training.error}
          onRetry={() => void training.refetch()}
        />
      ) : null}
      {training.data ? <Loaded corpus={corpus} training={training.data} state={state} setState={setState} /> : null}
    </PageFrame>
  );
}

function Loaded({ corpus, training, state, setState }: TrainingScreenProps & { training: TrainingOverview }) {
  const { curves, removed, imports } = training;
  const shown = shownCurves(curves, state);
  const drawn = shown.metrics
    .map((metric) => ({
      metric,
      curves: shown.runs.flatMap((run) => curves.filter((curve) => curve.run === run && curve.metric === metric)),
    }))
    .filter((chart) => chart.curves.length > 0);

  return (
    <>
      {curves.length === 0 ? (
        <NoCurves corpus={corpus.id} />
      ) : (
        <>
          <TrainingTools shown={shown} state={state} setState={setState} />
          <div className="grid grid-cols-1 items-start gap-4 medium:grid-cols-2">
            {drawn.map((chart) => (
              <MetricChart
                key={chart.metric}
                corpus={corpus}
                name={chartName(chart.metric, shown.allMetrics)}
                metric={chart.metric}
                curves={chart.curves}
                runs={shown.runs}
                smooth={smoothingOf(state.smooth)}
                hasPublished={state.published === "shown"}
              />
            ))}
          </div>
          {drawn.length === 0 ? <p className="text-ink-2">None of these runs has one of these metrics.</p> : null}
          <CurveList curves={curves} />
        </>
      )}
      {removed.length > 0 ? <RemovedCurves curves={removed} /> : null}
      {imports.length > 0 ? <FileList imports={imports} /> : null}
    </>
  );
}

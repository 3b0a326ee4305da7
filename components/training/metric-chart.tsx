"use client";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { RequestError } from "@/components/shell/request-error";
import { latePart } from "@/components/ui/late-part";
import { Skeleton } from "@/components/ui/skeleton";
import { trainingDownload, trainingPointsOptions } from "@/lib/client/training";
import type { Corpus } from "@/lib/contract/corpora";
import type { TrainingCurve, TrainingPoints } from "@/lib/contract/training";
import { factsOf } from "@/lib/domain/published-training";
import type { Smoothing } from "@/lib/domain/smoothing";
import { chartFacts } from "./chart-facts";
import { chartLines } from "./chart-lines";
import { chartTable } from "./chart-table";
import { axisWords, chartConclusion, chartSubtitle, valueText } from "./chart-words";
import { FactList } from "./fact-list";
import { factNotes } from "./fact-notes";
import { trainingCommand } from "./training-command";

// Recharts is a fifth of the page's code; the frame with its values is there before.
const CurveLines = latePart(
  () => import("@/components/charts/curve-lines").then((module) => module.CurveLines),
  <div className="h-60" />,
);

interface MetricChartProps {
  corpus: Corpus;
  /** Of its files and in the address. */
  name: string;
  metric: string;
  /** Its curves in the order of the runs of the page. */
  curves: readonly TrainingCurve[];
  /** Runs of the page, which give the lines their look. */
  runs: readonly string[];
  smooth: Smoothing;
  hasPublished: boolean;
}

/** One metric: a curve a run, with what the paper says of it. */
export function MetricChart({ corpus, metric, curves, smooth, ...props }: MetricChartProps) {
  const ids = curves.map(({ id }) => id);
  const points = useQuery({
    ...trainingPointsOptions(corpus.id, ids, smooth),
    placeholderData: (old) => (old && hasCurves(old, ids) ? old : undefined),
  });

  if (points.isPending) return <Skeleton width="100%" height={380} />;
  if (points.isLoadingError)
    return (
      <RequestError
        place="panel"
        title={`The curves of ${metric} could not be read`}
        error={points.error}
        onRetry={() => void points.refetch()}
      />
    );

  return (
    <div aria-busy={points.isPlaceholderData} className="aria-busy:opacity-60">
      <Drawn corpus={corpus} metric={metric} curves={curves} smooth={smooth} points={points.data} {...props} />
    </div>
  );
}

function Drawn({
  corpus,
  name,
  metric,
  curves,
  runs,
  smooth,
  hasPublished,
  points,
}: MetricChartProps & { points: TrainingPoints }) {
  const { series } = points;
  const high = Math.max(...curves.map((curve) => curve.high));
  const low = Math.min(...curves.map((curve) => curve.low));
  const facts = hasPublished ? factsOf(metric, high) : [];
  const { ticks, marks, beyond } = chartFacts([low, high], facts);
  const lines = useMemo(() => chartLines(series, runs), [series, runs]);
  const ids = curves.map(({ id }) => id);

  return (
    <ChartFrame
      name={name}
      title={metric}
      subtitle={chartSubtitle(series, smooth)}
      conclusion={chartConclusion(series)}
      table={() => chartTable(series, smooth)}
      wholeCsv={trainingDownload(corpus.id, ids, smooth)}
      notes={factNotes(facts)}
      command={trainingCommand({ corpusName: corpus.name, metric, runs: series.map(({ run }) => run), smooth })}
    >
      <CurveLines lines={lines} marks={marks} ticks={ticks} format={valueText} xLabel={axisWords(series)} />
      {facts.length > 0 ? <FactList facts={facts} beyond={beyond} /> : null}
    </ChartFrame>
  );
}

function hasCurves({ series }: TrainingPoints, ids: readonly string[]): boolean {
  return series.length === ids.length && series.every(({ curve }, at) => curve === ids[at]);
}

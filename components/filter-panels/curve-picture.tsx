"use client";
import { useMemo, useState } from "react";
import { seriesLook } from "@/components/charts/series-look";
import type { ThresholdValue } from "@/components/charts/threshold-lines";
import { EstimateNotes } from "@/components/judge-report/estimate-notes";
import { estimateWords, formatPlain, formatShare } from "@/components/judge-report/format-estimate";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { Slider } from "@/components/ui/slider";
import type { Estimate } from "@/lib/contract/queues";
import type { FilterCurve } from "@/lib/contract/what-if";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { CURVE_STEPS } from "./curve-steps";
import { type CurvePoint, currentText, curveName, figuresText, figureText, placeText, pointText } from "./curve-words";
import { isOverProblems } from "./interval-words";

// Recharts is a fifth of the page's code; the frame with its values is there before.
const ThresholdLines = latePart(
  () => import("@/components/charts/threshold-lines").then((module) => module.ThresholdLines),
  <div className="h-70" />,
);

interface CurvePictureProps {
  curve: FilterCurve;
  thresholds: FilterThresholds;
  /** Whether a draft has the value at which it stands. */
  isDrafted: boolean;
  onPick: (at: number) => void;
}

/** The lines, and one place of them read out: it is moved with the keyboard too, and taken into the draft. */
export function CurvePicture({ curve: { along, points, off }, thresholds, isDrafted, onPick }: CurvePictureProps) {
  const [chosen, choose] = useState<number>();
  const now = points.findIndex(({ isCurrent }) => isCurrent);
  const place = Math.min(chosen ?? Math.max(0, now), points.length - 1);
  const cursor = points[place];
  const standing = isDrafted ? "Already in the draft" : "Is the version’s value";
  const drawn = useMemo(() => points.map(({ at, ...place }) => ({ at, ...drawnPlace(place) })), [points]);
  const lines = useMemo(
    () =>
      (["precision", "recall"] as const).map((key, at) => ({
        key,
        name: endName(key, points),
        look: seriesLook(at),
        hasDashedBand: points.some((point) => isOverProblems(point[key])),
      })),
    [points],
  );

  return (
    <div className="flex flex-col gap-2">
      <ThresholdLines
        points={drawn}
        lines={lines}
        current={points[now] ? { at: points[now].at, words: currentText(along, thresholds) } : undefined}
        cursor={chosen === undefined ? undefined : cursor?.at}
        off={off === null ? undefined : { ...drawnPlace(off), words: off.isCurrent ? "now: off" : "off" }}
        step={CURVE_STEPS[along]}
        scale={along === "tokenBudget" ? "log" : "linear"}
        format={(at) => placeText(along, at)}
        belowName="called agentic"
        onPoint={(at) => choose(points.findIndex((point) => point.at === at))}
        onPick={onPick}
      />
      {points[now] ? null : (
        <p className="text-caption text-ink-3">
          Now {currentText(along, thresholds)}
          {off?.isCurrent ? `: ${figuresText(off)}` : ""}.
        </p>
      )}
      {cursor ? (
        <div className="flex flex-col gap-1 border-t border-line pt-2.5">
          <div className="flex items-center gap-3">
            <Slider
              label={`Place on the ${curveName(along)}`}
              value={place}
              min={0}
              max={points.length - 1}
              valueText={pointText(along, cursor)}
              onValueChange={choose}
            />
            <Button disabled={cursor.isCurrent} onClick={() => onPick(cursor.at)}>
              {cursor.isCurrent ? standing : `Take ${placeText(along, cursor.at)} into the draft`}
            </Button>
          </div>
          <Readout at={placeText(along, cursor.at)} point={cursor} />
        </div>
      ) : null}
    </div>
  );
}

function Readout({ at, point: { precision, recall, f1, calledAgentic } }: { at: string; point: CurvePoint }) {
  const facts = [
    ["at", at],
    ["precision", `${figureText(precision)} of ${formatNumber(precision.n)}`],
    ["recall", `${figureText(recall)} of ${formatNumber(recall.n)}`],
    ["F1", f1.value === null ? "n/a" : `${estimateWords(f1, formatPlain)} of ${formatNumber(f1.n)}`],
    ["called agentic", formatNumber(calledAgentic)],
  ] as const;

  return (
    <>
      <dl className="flex flex-wrap gap-x-4 gap-y-0.5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-baseline gap-1.5">
            <dt className="text-caption text-ink-3">{name}</dt>
            <dd className="font-mono text-mono">{value}</dd>
          </div>
        ))}
      </dl>
      <EstimateNotes
        estimates={[
          ["precision", precision],
          ["recall", recall],
          ["F1", f1],
        ]}
      />
    </>
  );
}

/** A place without where it stands. */
function drawnPlace({ precision, recall, calledAgentic }: Omit<CurvePoint, "at">) {
  return {
    below: formatNumber(calledAgentic),
    values: { precision: bandOf(precision), recall: bandOf(recall) },
  };
}

function bandOf(estimate: Estimate): ThresholdValue | undefined {
  if (estimate.value === null) return undefined;

  return { value: estimate.value, low: estimate.low ?? undefined, high: estimate.high ?? undefined };
}

/** The line's name with its last value. */
function endName(key: "precision" | "recall", points: readonly CurvePoint[]): string {
  const last = points.map((point) => point[key].value).findLast((value) => value !== null);

  return last === undefined ? key : `${key} ${formatShare(last)}`;
}

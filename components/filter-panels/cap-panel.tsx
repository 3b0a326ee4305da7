"use client";
import { useMemo } from "react";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { seriesLook } from "@/components/charts/series-look";
import { formatShare } from "@/components/judge-report/format-estimate";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { Slider } from "@/components/ui/slider";
import { capReachWords } from "@/lib/domain/cap-reach";
import { type CapCurve, capConclusion, capPlace, capText, capTotal, type OtherCap, otherCapNote } from "./cap-words";

// Recharts is a fifth of the page's code; the frame with its values is there before.
const ThresholdLines = latePart(
  () => import("@/components/charts/threshold-lines").then((module) => module.ThresholdLines),
  <div className="h-70" />,
);

interface CapPanelProps {
  curve: CapCurve;
  /** Of the draft. */
  cap: number | null;
  /** That is tried. */
  chosen: number | null;
  /** Of the other kind, where the draft has one. */
  other: OtherCap | undefined;
  command: string;
  onTry: (cap: number | null) => void;
  onCap: (cap: number | null) => void;
}

/** How many stay when no problem, or no miner, has more than so many; a cap is tried here and taken into the draft. */
export function CapPanel({ curve, cap, chosen, other, command, onTry, onCap }: CapPanelProps) {
  const { by, groups, points } = curve;
  const place = capPlace(curve, chosen);
  const setPlace = (at: number) => onTry(points[at]?.cap ?? null);
  const point = points[place];
  const tried = point?.cap ?? null;
  const total = capTotal(curve);
  const says = capText(curve, place, other);
  const drawn = useMemo(
    () =>
      points.map(({ cap: at, size }) => ({
        at,
        below: formatNumber(size),
        values: { stay: { value: size / total, low: undefined, high: undefined } },
      })),
    [points, total],
  );

  return (
    <ChartFrame
      name={`filter-cap-${by}`}
      title={`Size by cap per ${by}`}
      subtitle={`How many of ${formatNumber(total)} stay when no ${by} has more, the first by rank.${otherCapNote(by, other)}`}
      conclusion={capConclusion(curve)}
      command={command}
      table={() => ({
        columns: [
          { name: `Cap per ${by}`, format: formatNumber },
          { name: "Stay", format: formatNumber },
          { name: "Share", format: formatShare },
          { name: by === "problem" ? "Problems that reach it" : "Miners that reach it", format: formatNumber },
          { name: "It leaves out", format: formatNumber },
        ],
        rows: points.map(({ cap: at, size, reached, leftOut }) => [at, size, size / total, reached, leftOut]),
      })}
    >
      <ThresholdLines
        points={drawn}
        lines={[{ key: "stay", name: "stay", look: seriesLook(0) }]}
        current={cap === null ? undefined : { at: cap, words: `cap ${formatNumber(cap)}` }}
        cursor={tried ?? undefined}
        scale="log"
        labelPx={48}
        format={formatNumber}
        belowName="stay"
        onPoint={onTry}
        onPick={onCap}
      />
      <div className="flex flex-col gap-1 border-t border-line pt-2.5">
        <div className="flex items-center gap-3">
          <Slider
            label={`Cap per ${by}`}
            value={place}
            min={0}
            max={points.length}
            valueText={says}
            onValueChange={setPlace}
          />
          <Button disabled={tried === cap} onClick={() => onCap(tried)}>
            {tried === null ? "Take the cap off" : `Cap at ${formatNumber(tried)}`}
          </Button>
        </div>
        <p>{says}.</p>
        {point ? <p className="text-ink-2">{capReachWords({ by, groups, ...point })}</p> : null}
      </div>
    </ChartFrame>
  );
}

"use client";
import { useMemo } from "react";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { niceTicks } from "@/components/charts/nice-ticks";
import { seriesLook } from "@/components/charts/series-look";
import { formatNumber } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import type { Diversity } from "@/lib/contract/pipeline";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { CapSlider } from "./cap-slider";
import { CAP_NAMES, type CapName, capConclusion } from "./cap-words";

// Recharts is a fifth of the page's code; the frame with its values is there before.
const CurveLines = latePart(
  () => import("@/components/charts/curve-lines").then((module) => module.CurveLines),
  <div className="h-60" />,
);

interface CapPanelProps {
  diversity: Pick<Diversity, "total" | "caps">;
  thresholds: FilterThresholds;
  command: string;
  onCap: (name: CapName, cap: number | null) => void;
}

/** How many stay when no problem, or no miner, has more than so many. */
export function CapPanel({ diversity: { total, caps }, thresholds, command, onCap }: CapPanelProps) {
  const lines = useMemo(
    () =>
      caps
        .filter(({ points }) => points.length > 0)
        .map(({ by, points }, at) => ({
          key: by,
          name: `per ${by}`,
          look: seriesLook(at),
          raw: points.map(({ cap, size }) => [cap, size] as const),
          smooth: undefined,
        })),
    [caps],
  );

  return (
    <ChartFrame
      name="filter-caps"
      title="Size by cap"
      subtitle={`How many of ${formatNumber(total)} stay when no value has more than the cap, the first by rank. Each cap alone.`}
      conclusion={capConclusion(caps, total)}
      command={command}
      table={() => ({
        columns: [{ name: "Cap of a" }, { name: "Cap", format: formatNumber }, { name: "Stay", format: formatNumber }],
        rows: caps.flatMap(({ by, points }) => points.map(({ cap, size }) => [by, cap, size])),
      })}
    >
      {lines.length > 0 ? (
        <CurveLines lines={lines} marks={[]} ticks={niceTicks(0, total, 5)} format={formatNumber} xLabel="cap" />
      ) : null}
      <div className="grid gap-x-8 gap-y-3 border-t border-line pt-2.5 medium:grid-cols-2">
        {caps.map((curve) => (
          <CapSlider
            key={`${curve.by} ${thresholds[CAP_NAMES[curve.by]]}`}
            curve={curve}
            total={total}
            cap={thresholds[CAP_NAMES[curve.by]]}
            onCap={(cap) => onCap(CAP_NAMES[curve.by], cap)}
          />
        ))}
      </div>
    </ChartFrame>
  );
}

"use client";
import { useXAxisScale, useYAxisScale } from "recharts";
import { neighbours } from "./curve-geometry";
import type { CurveSeries } from "./k-curves";

interface CurvePathProps {
  series: CurveSeries;
  /** It is pointed at, or no longer. */
  onPoint: (key: string | undefined) => void;
}

/**
 * One line. Drawn by the scales of the chart and no part of the library's own: each of those tells the chart of itself, and
 * has all others drawn again.
 */
export function CurvePath({ series: { key, look, points }, onPoint }: CurvePathProps) {
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  if (!xOf || !yOf) return null;

  return (
    <path
      data-line={key}
      onPointerEnter={() => onPoint(key)}
      onPointerLeave={() => onPoint(undefined)}
      d={neighbours(points)
        .map((run) => `M${run.map(({ k, value }) => `${xOf(k) ?? 0},${yOf(value) ?? 0}`).join("L")}`)
        .join("")}
      stroke={look.color}
      strokeWidth={1.75}
      {...(look.dash ? { strokeDasharray: look.dash } : {})}
      fill="none"
    />
  );
}

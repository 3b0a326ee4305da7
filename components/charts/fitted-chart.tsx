"use client";
import { type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { ResponsiveContainer } from "recharts";

/** Where nothing is laid out, as in a document without a window. */
const UNMEASURED_PX = 640;

interface FittedChartProps {
  /** In CSS pixels. */
  height: number;
  children: ReactElement;
}

/**
 * A chart as wide as its place, and a picture only: its frame gives the numbers as a table. It is measured before the
 * chart is made, which would else be drawn once for a guess and again for what is there.
 */
export function FittedChart({ height, children }: FittedChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    setWidth(place.current?.clientWidth || UNMEASURED_PX);
  }, []);

  return (
    <div ref={place} aria-hidden className="w-full" style={{ height }}>
      {width === undefined ? null : (
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width, height }}>
          {children}
        </ResponsiveContainer>
      )}
    </div>
  );
}

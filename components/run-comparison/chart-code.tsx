"use client";
import { useEffect } from "react";

// Recharts is a fifth of the page's code; the frames with their values are there before.
export const loadCurves = () => import("@/components/charts/k-curves").then((module) => module.KCurves);
export const loadBars = () => import("@/components/charts/part-bars").then((module) => module.PartBars);

/** Fetches the code of the charts while their figures are computed. It stands outside of what waits for the figures. */
export function ChartCode() {
  useEffect(() => {
    // Without a network the chart itself asks again, and says so.
    for (const load of [loadCurves, loadBars]) void load().catch(() => undefined);
  }, []);

  return null;
}

import type { ChartData } from "@/components/chart-frame/chart-data";
import { formatNumber } from "@/components/ui/format-number";
import type { TrainingPoints } from "@/lib/contract/training";
import type { Smoothing } from "@/lib/domain/smoothing";
import { valueText } from "./chart-words";

/** The points of a chart, a row each: curves are thinned at steps of their own. */
export function chartTable(series: TrainingPoints["series"], smooth: Smoothing): ChartData {
  const means = smooth === 1 ? [] : [{ name: `Mean of up to ${smooth}`, format: valueText }];

  return {
    columns: [{ name: "Run" }, { name: "Step", format: formatNumber }, { name: "Value", format: valueText }, ...means],
    rows: series.flatMap(({ run, raw, smooth: smoothed }) => {
      const meanAt = new Map(smoothed ?? []);

      return raw.map(([step, value]) => [run, step, value, ...(smooth === 1 ? [] : [meanAt.get(step) ?? null])]);
    }),
  };
}

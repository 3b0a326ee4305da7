import type { ChartCell, ChartColumn, ChartData } from "@/components/chart-frame/chart-data";
import { formatShare } from "@/components/judge-report/format-estimate";
import { pText } from "@/components/run-comparison/conclusions";
import { formatNumber } from "@/components/ui/format-number";
import type { Estimate } from "@/lib/contract/queues";
import type { FilterCurve } from "@/lib/contract/what-if";
import { THRESHOLD_FIELDS } from "@/lib/domain/threshold-fields";
import { curvePlaces, placeText } from "./curve-words";

/** Every place of the curve with its figures. */
export function curveTable({ along, points, off }: FilterCurve): ChartData {
  return {
    columns: [
      { name: THRESHOLD_FIELDS[along].words, format: (at) => placeText(along, at) },
      ...columnsOf("Precision", formatShare),
      ...columnsOf("Recall", formatShare),
      ...columnsOf("F1", (value) => value.toFixed(3)),
      { name: "Called agentic", format: formatNumber },
      { name: "Gained", format: formatNumber },
      { name: "Lost", format: formatNumber },
      { name: "Holm p", format: pText },
      { name: "Now" },
    ],
    rows: curvePlaces({ points, off }).map(({ at, precision, recall, f1, calledAgentic, isCurrent, paired }) => [
      at ?? "off",
      ...cellsOf(precision),
      ...cellsOf(recall),
      ...cellsOf(f1),
      calledAgentic,
      ...[paired?.gained ?? null, paired?.lost ?? null, paired?.holmP ?? null],
      isCurrent ? "current" : "",
    ]),
  };
}

function columnsOf(name: string, format: (value: number) => string): ChartColumn[] {
  return [
    { name, format },
    { name: `${name} from`, format },
    { name: `${name} to`, format },
    { name: `${name} n`, format: formatNumber },
  ];
}

function cellsOf(estimate: Estimate): ChartCell[] {
  return estimate.value === null
    ? [null, null, null, estimate.n]
    : [estimate.value, estimate.low, estimate.high, estimate.n];
}

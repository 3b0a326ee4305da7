import type { ChartCell, ChartData } from "@/components/chart-frame/chart-data";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { JudgeWeek } from "@/lib/contract/judge";
import type { Estimate } from "@/lib/contract/queues";
import { GATES } from "@/lib/domain/judgement";
import type { AddressOf } from "./address-of";
import { formatShare } from "./format-estimate";
import type { DriftView } from "./judge-state";

const toHundredths = (value: number): string => value.toFixed(2);

/** What is followed by week as numbers, those that count trajectories with the way to them. */
export function driftValues(weeks: readonly JudgeWeek[], view: DriftView, addressOf: AddressOf): ChartData {
  const count = (value: number, filter: string): ChartCell => ({ value, href: addressOf(filter) });
  const head = [{ name: "Week of" }, { name: "Judged", format: formatNumber }];
  const begin = ({ week, judged, filter }: JudgeWeek): ChartCell[] => [week, count(judged, filter)];
  switch (view) {
    case "error":
      return {
        columns: [...head, { name: "Audited", format: formatNumber }, ...estimateColumns("Judge errs", formatShare)],
        rows: weeks.map((one) => [...begin(one), count(one.labels, one.labelFilter), ...estimateCells(one.error)]),
      };
    case "score":
      return {
        columns: [...head, ...estimateColumns("Mean score", toHundredths)],
        rows: weeks.map((one) => [...begin(one), ...estimateCells(one.score)]),
      };
    case "gates":
      return {
        columns: [
          ...head,
          ...GATES.flatMap((gate) => [
            { name: `Gate ${gate}`, format: formatNumber },
            { name: `Share of gate ${gate}`, format: formatPercent },
          ]),
        ],
        rows: weeks.map((one) => [
          ...begin(one),
          ...one.gates.flatMap((gate) => [count(gate.count, gate.filter), gate.count / one.judged]),
        ]),
      };
  }
}

function estimateColumns(name: string, format: (value: number) => string): ChartData["columns"] {
  return [...[name, "from", "to"].map((each) => ({ name: each, format })), { name: "Note" }];
}

function estimateCells(estimate: Estimate): readonly ChartCell[] {
  if (estimate.value === null) return [null, null, null, estimate.reason];

  return [estimate.value, estimate.low, estimate.high, estimate.note ?? ""];
}

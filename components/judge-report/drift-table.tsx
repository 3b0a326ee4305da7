import { formatPercent } from "@/components/ui/format-number";
import type { JudgeWeek } from "@/lib/contract/judge";
import type { AddressOf } from "./address-of";
import { CountLink } from "./count-link";
import { EstimateCell, noFigureWords } from "./estimate-cell";
import { estimateWords } from "./format-estimate";
import { ReportTable } from "./report-table";
import { scaledName, scaleTop } from "./scale-top";

interface DriftTableProps {
  weeks: readonly JudgeWeek[];
  addressOf: AddressOf;
}

const GATE_COLUMNS = ["Gate 1", "Gate 2", "Gate 3", "Gate 4", "Gate 5"].map((name) => ({
  name,
  isNumber: true as const,
}));

/** The weeks as numbers, each of which opens its rows. */
export function DriftTable({ weeks, addressOf }: DriftTableProps) {
  const estimates = weeks.map(({ error }) => error);
  const top = scaleTop(estimates);

  return (
    <ReportTable
      caption="What the judge said by week"
      columns={[
        { name: "Week of" },
        { name: "Judged", isNumber: true },
        { name: "Mean score" },
        ...GATE_COLUMNS,
        { name: "Audited", isNumber: true },
        { name: scaledName("Judge errs", estimates) },
      ]}
      rows={weeks.map(({ week, judged, score, gates, labels, error, filter, labelFilter }) => ({
        key: week,
        head: <span className="font-mono text-mono">{week}</span>,
        cells: [
          <CountLink key="judged" count={judged} href={addressOf(filter)} of={`judged in the week of ${week}`} />,
          <span key="score" className="font-mono text-mono whitespace-nowrap text-ink-2">
            {score.value === null ? noFigureWords(score) : estimateWords(score, (value) => value.toFixed(2))}
          </span>,
          ...gates.map(({ gate, count, filter: ofGate }) => (
            <span key={gate} className="inline-flex items-baseline gap-1 whitespace-nowrap">
              <CountLink count={count} href={addressOf(ofGate)} of={`at gate ${gate} in the week of ${week}`} />
              <span className="w-9 text-caption text-ink-3">{formatPercent(count / judged)}</span>
            </span>
          )),
          <CountLink key="labels" count={labels} href={addressOf(labelFilter)} of={`audited in the week of ${week}`} />,
          <EstimateCell key="error" estimate={error} top={top} />,
        ],
      }))}
    />
  );
}

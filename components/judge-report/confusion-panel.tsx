import { formatNumber, formatPercent } from "@/components/ui/format-number";
import { HeatCell } from "@/components/ui/heat-cell";
import { Panel } from "@/components/ui/panel";
import type { JudgeReport } from "@/lib/contract/judge";
import type { AddressOf } from "./address-of";
import { GateGrid } from "./gate-grid";

type Cell = JudgeReport["confusion"][number];

interface ConfusionPanelProps {
  report: Pick<JudgeReport, "confusion" | "fewest" | "labels">;
  addressOf: AddressOf;
}

/** The judge's gate against people's. Tint is the share of a row; a cell with few labels stays grey. */
export function ConfusionPanel({ report, addressOf }: ConfusionPanelProps) {
  const cells = new Map(report.confusion.map((cell) => [`${cell.human} ${cell.judge}`, cell]));

  return (
    <Panel
      title="Judge against people"
      subtitle={`Rows are people’s first failing gate${report.labels === "blind" ? ", given blind" : ""}; each cell says how many and opens them. Grey: fewer than ${report.fewest}.`}
    >
      <GateGrid
        caption="Labels by people’s gate and the judge’s gate"
        corner="people ↓ judge →"
        cellOf={(human, judge) => {
          const cell = cells.get(`${human} ${judge}`);

          return cell ? <LabelCell cell={cell} fewest={report.fewest} addressOf={addressOf} /> : null;
        }}
      />
    </Panel>
  );
}

function LabelCell({ cell, fewest, addressOf }: { cell: Cell; fewest: number; addressOf: AddressOf }) {
  const { human, judge, count, isFew, share, filter } = cell;

  return (
    <HeatCell
      href={addressOf(filter)}
      label={`${count} at gate ${human} by people and gate ${judge} by the judge: open the rows`}
      title={
        isFew
          ? `${count} of at least ${fewest} labels: too few to say`
          : `${formatPercent(share ?? 0)} of people’s gate ${human}`
      }
      tone={toneOf({ human, judge, isFew })}
      share={share ?? 0}
      value={formatNumber(count)}
      note={isFew ? "" : formatPercent(share ?? 0)}
    />
  );
}

function toneOf({ human, judge, isFew }: Pick<Cell, "human" | "judge" | "isFew">) {
  if (isFew) return "grey";

  return human === judge ? "agree" : "differ";
}

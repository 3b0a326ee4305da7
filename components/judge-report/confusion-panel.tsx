import { formatNumber, formatPercent } from "@/components/ui/format-number";
import { HeatCell } from "@/components/ui/heat-cell";
import { Panel } from "@/components/ui/panel";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import type { JudgeReport } from "@/lib/contract/judge";
import { GATES } from "@/lib/domain/judgement";
import type { AddressOf } from "./address-of";

type Cell = JudgeReport["confusion"][number];

interface ConfusionPanelProps {
  report: Pick<JudgeReport, "confusion" | "fewest" | "labels">;
  addressOf: AddressOf;
}

/** The judge's gate against people's. Tint is the share of a row; a cell with few labels stays grey. */
export function ConfusionPanel({ report, addressOf }: ConfusionPanelProps) {
  return (
    <Panel
      title="Judge against people"
      subtitle={`Rows are people’s first failing gate${report.labels === "blind" ? ", given blind" : ""}; each cell says how many and opens them. Grey: fewer than ${report.fewest}.`}
    >
      <div className="-mx-4 overflow-x-auto px-4">
        <table className="w-full min-w-130 table-fixed border-separate border-spacing-0.5 text-table">
          <caption className="sr-only">Labels by people’s gate and the judge’s gate</caption>
          <thead>
            <tr>
              <th scope="col" className="w-28 pb-1 text-left text-caption font-normal text-ink-3">
                people ↓ judge →
              </th>
              {GATES.map((judge) => (
                <th key={judge} scope="col" className="pb-1 text-center text-caption font-normal text-ink-2">
                  <span className="font-mono text-mono text-ink">{judge}</span>
                  <span className="block">{GATE_WORD[judge]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GATES.map((human) => (
              <tr key={human}>
                <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap text-ink-2">
                  <span className="font-mono text-mono text-ink">{human}</span> {GATE_WORD[human]}
                </th>
                {report.confusion
                  .filter((cell) => cell.human === human)
                  .map(({ judge, count, isFew, share, filter }) => (
                    <td key={judge} className="p-0">
                      <HeatCell
                        href={addressOf(filter)}
                        label={`${count} at gate ${human} by people and gate ${judge} by the judge: open the rows`}
                        title={
                          isFew
                            ? `${count} of at least ${report.fewest} labels: too few to say`
                            : `${formatPercent(share ?? 0)} of people’s gate ${human}`
                        }
                        tone={toneOf({ human, judge, isFew })}
                        share={share ?? 0}
                        value={formatNumber(count)}
                        note={isFew ? "" : formatPercent(share ?? 0)}
                      />
                    </td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function toneOf({ human, judge, isFew }: Pick<Cell, "human" | "judge" | "isFew">) {
  if (isFew) return "grey";

  return human === judge ? "agree" : "differ";
}

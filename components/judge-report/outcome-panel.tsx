import { formatPercent } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import type { JudgeReport } from "@/lib/contract/judge";
import { GATES } from "@/lib/domain/judgement";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import type { AddressOf } from "./address-of";
import { CountLink } from "./count-link";
import { ReportTable } from "./report-table";

interface OutcomePanelProps {
  cells: JudgeReport["byOutcome"];
  addressOf: AddressOf;
}

/** How well it reasons by the judge, and whether the rule scorer found it solved. */
export function OutcomePanel({ cells, addressOf }: OutcomePanelProps) {
  const rows = GATES.toReversed().map((gate) => ({
    gate,
    name: `${gate} ${GATE_WORD[gate]}`,
    cells: OUTCOME_LEVELS.flatMap((outcome) => cells.filter((cell) => cell.gate === gate && cell.outcome === outcome)),
  }));
  if (cells.every(({ count }) => count === 0)) return null;

  return (
    <Panel title="Judge against outcome" subtitle={conclusion(cells)}>
      <ReportTable
        caption="Trajectories by the judge's first failing gate and the rule scorer's outcome"
        columns={[
          { name: "First failing gate" },
          ...OUTCOME_LEVELS.map((level) => ({ name: capitalised(level), isNumber: true as const })),
          { name: "Solved, of scored", isNumber: true },
        ]}
        rows={rows.map((row) => ({
          key: row.name,
          head: row.name,
          cells: [
            ...row.cells.map((cell) => (
              <CountLink
                key={cell.outcome}
                count={cell.count}
                href={addressOf(cell.filter)}
                of={`at gate ${row.name}, ${cell.outcome}`}
              />
            )),
            <span key="solved" className="font-mono text-mono text-ink-2">
              {solvedText(row.cells)}
            </span>,
          ],
        }))}
      />
    </Panel>
  );
}

function capitalised(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

type Cells = JudgeReport["byOutcome"];

function solvedShare(cells: Cells): number | undefined {
  const scored = cells.filter(({ outcome }) => outcome !== "unscored").reduce((sum, { count }) => sum + count, 0);
  const solved = cells.filter(({ outcome }) => outcome === "success").reduce((sum, { count }) => sum + count, 0);

  return scored === 0 ? undefined : solved / scored;
}

function solvedText(cells: Cells): string {
  const share = solvedShare(cells);

  return share === undefined ? "–" : formatPercent(share);
}

function conclusion(cells: Cells): string {
  const passed = solvedShare(cells.filter(({ gate }) => gate === 5));
  const failed = solvedShare(cells.filter(({ gate }) => gate < 5));
  if (passed === undefined || failed === undefined) return "Whether it is solved is not the judge’s question.";

  return `Of the scored ones that pass every gate ${formatPercent(passed)} are solved, and ${formatPercent(failed)} of the others; whether they are is not the judge’s question.`;
}

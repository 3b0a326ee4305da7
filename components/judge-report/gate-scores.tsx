import { Panel } from "@/components/ui/panel";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import type { JudgeReport } from "@/lib/contract/judge";
import type { AddressOf } from "./address-of";
import { CountLink } from "./count-link";
import { EstimateCell } from "./estimate-cell";
import { ReportTable } from "./report-table";

interface GateScoresProps {
  report: Pick<JudgeReport, "gates">;
  addressOf: AddressOf;
}

const COLUMNS = [
  { name: "First failing gate" },
  { name: "Judge says so", isNumber: true },
  { name: "Precision: people agree" },
  { name: "People say so", isNumber: true },
  { name: "Recall: the judge finds it" },
  { name: "F1: both in one" },
] as const;

/** How far each answer of the judge can be trusted, and how much of what people find it finds. */
export function GateScores({ report, addressOf }: GateScoresProps) {
  return (
    <Panel
      title="Gate by gate"
      subtitle="Of audited trajectories. Fewer than ten labels, or labels of fewer than ten problems, are too few to say."
    >
      <ReportTable
        caption="Precision, recall and F1 of the judge by gate"
        columns={COLUMNS}
        rows={report.gates.map(({ gate, judged, given, precision, recall, f1 }) => ({
          key: String(gate),
          head: (
            <>
              <span className="font-mono text-mono">{gate}</span> {GATE_WORD[gate]}
            </>
          ),
          cells: [
            <CountLink
              key="judged"
              count={judged.count}
              href={addressOf(judged.filter)}
              of={`at gate ${gate} by the judge`}
            />,
            <EstimateCell key="precision" estimate={precision} />,
            <CountLink
              key="given"
              count={given.count}
              href={addressOf(given.filter)}
              of={`at gate ${gate} by people`}
            />,
            <EstimateCell key="recall" estimate={recall} />,
            <EstimateCell key="f1" estimate={f1} />,
          ],
        }))}
      />
    </Panel>
  );
}

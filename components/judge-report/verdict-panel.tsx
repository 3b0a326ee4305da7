"use client";
import Link from "next/link";
import { useRef } from "react";
import type { ChartData } from "@/components/chart-frame/chart-data";
import { ChartDownloads } from "@/components/chart-frame/chart-downloads";
import { Chip } from "@/components/ui/chip";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import { Panel } from "@/components/ui/panel";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { VERDICT_LOOK } from "@/components/verdict/verdict-badge";
import type { JudgeByVerdict } from "@/lib/contract/corpora";
import { GATES } from "@/lib/domain/judgement";
import { VERDICTS } from "@/lib/domain/verdict";
import type { AddressOf } from "./address-of";
import { CountLink } from "./count-link";
import { ReportTable } from "./report-table";

// Recharts is a fifth of the page's code and below the fold.
const StackedBars = latePart(
  () => import("@/components/charts/stacked-bars").then((module) => module.StackedBars),
  <div className="h-42" />,
);

const SERIES = [
  { key: "agentic", color: "var(--agentic)" },
  { key: "sub_task", color: "var(--subtask)" },
  { key: "review", color: "var(--review)" },
  { key: "insufficient_evidence", color: "var(--line-strong)" },
] as const;

const TITLE = "Judge against filter";
/** As the bars stand beside each other, for a picture that is read without the table. */
const SERIES_WORDS = SERIES.map(({ key }) => VERDICT_LOOK[key].word).join(", ");

interface VerdictPanelProps {
  cells: JudgeByVerdict["cells"];
  addressOf: AddressOf;
}

/** Two questions that are not the same: how well it reasons by the judge, and who acted by the filter. */
export function VerdictPanel({ cells, addressOf }: VerdictPanelProps) {
  const picture = useRef<HTMLDivElement>(null);
  const all = cells.reduce((sum, cell) => sum + cell.count, 0);
  if (all === 0) return null;

  const rows = GATES.toReversed().map((gate) => ({
    gate,
    name: `${gate} ${GATE_WORD[gate]}`,
    cells: VERDICTS.flatMap((verdict) => cells.filter((cell) => cell.gate === gate && cell.verdict === verdict)),
  }));

  return (
    <Panel
      title={TITLE}
      subtitle={<Conclusion cells={cells} addressOf={addressOf} />}
      actions={
        // The table is always there, so files are all that it lacks.
        <ChartDownloads
          name="judge-against-filter"
          tableOf={() => valuesOf(rows)}
          wholeCsv={undefined}
          said={{ title: TITLE, lines: [`Trajectories by gate and verdict: ${SERIES_WORDS}.`] }}
          picture="shown"
          drawn={() => picture.current?.querySelector<SVGSVGElement>("svg.recharts-surface") ?? undefined}
        />
      }
    >
      <div ref={picture}>
        <StackedBars
          series={SERIES}
          rows={rows.map((row) => ({
            name: row.name,
            values: Object.fromEntries(row.cells.map((cell) => [cell.verdict, cell.count])),
          }))}
        />
      </div>
      <div className="mt-3">
        <ReportTable
          caption="Trajectories by the judge's first failing gate and the filter's verdict"
          columns={[
            { name: "First failing gate" },
            ...VERDICTS.map((verdict) => ({
              name: verdict,
              isNumber: true as const,
              shown: (
                <Chip tone={VERDICT_LOOK[verdict].tone} mark={VERDICT_LOOK[verdict].mark}>
                  {VERDICT_LOOK[verdict].word}
                </Chip>
              ),
            })),
          ]}
          rows={rows.map((row) => ({
            key: row.name,
            head: row.name,
            cells: row.cells.map((cell) => (
              <CountLink
                key={cell.verdict}
                count={cell.count}
                href={addressOf(cell.filter)}
                of={`at gate ${row.name}, ${VERDICT_LOOK[cell.verdict].word}`}
              />
            )),
          }))}
        />
      </div>
    </Panel>
  );
}

function valuesOf(rows: readonly { readonly name: string; readonly cells: JudgeByVerdict["cells"] }[]): ChartData {
  return {
    columns: [{ name: "First failing gate" }, ...VERDICTS.map((verdict) => ({ name: VERDICT_LOOK[verdict].word }))],
    rows: rows.map(({ name, cells }) => [name, ...cells.map(({ count }) => count)]),
  };
}

/** The cell that costs a corpus most: all gates passed, and code made the calls. */
function Conclusion({ cells, addressOf }: VerdictPanelProps) {
  const passed = cells.filter((cell) => cell.gate === 5);
  const all = passed.reduce((sum, cell) => sum + cell.count, 0);
  const scripted = passed.find((cell) => cell.verdict === "sub_task");
  if (all === 0) return "Nothing passed every gate of the judge.";
  if (!scripted || scripted.count === 0)
    return `Of ${formatNumber(all)} that passed every gate, with a score of 0.9, none was played by code.`;

  return (
    <>
      Of {formatNumber(all)} that passed every gate, with a score of 0.9,{" "}
      <Link href={addressOf(scripted.filter)} className="text-accent underline">
        {formatNumber(scripted.count)} ({formatPercent(scripted.count / all)}) {scripted.count === 1 ? "was" : "were"}{" "}
        played by code
      </Link>
      .
    </>
  );
}

"use client";
import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import Link from "next/link";
import { RequestError } from "@/components/shell/request-error";
import { Chip } from "@/components/ui/chip";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { VERDICT_LOOK } from "@/components/verdict/verdict-badge";
import { judgeByVerdictOptions } from "@/lib/client/corpora";
import type { JudgeByVerdict } from "@/lib/contract/corpora";
import { GATES } from "@/lib/domain/judgement";
import { VERDICTS } from "@/lib/domain/verdict";

// Recharts is a fifth of the page's code and below the fold.
const StackedBars = dynamic(() => import("@/components/charts/stacked-bars").then((module) => module.StackedBars), {
  ssr: false,
  loading: () => <div className="h-42" />,
});

const SERIES = [
  { key: "agentic", color: "var(--agentic)" },
  { key: "sub_task", color: "var(--subtask)" },
  { key: "review", color: "var(--review)" },
  { key: "insufficient_evidence", color: "var(--line-strong)" },
] as const;

interface JudgeAgainstVerdictProps {
  corpus: string;
  addressOf: (filter: string) => string;
}

/** Two questions that are not the same: how well it reasons by the judge, and who acted by the filter. */
export function JudgeAgainstVerdict({ corpus, addressOf }: JudgeAgainstVerdictProps) {
  const answer = useQuery(judgeByVerdictOptions(corpus));
  if (answer.isPending) return <Panel title="Judge against filter">{<div className="h-42" />}</Panel>;
  if (answer.isError)
    return (
      <RequestError
        title="The judge could not be set against the filter"
        error={answer.error}
        onRetry={() => void answer.refetch()}
      />
    );

  return <Answered cells={answer.data.cells} addressOf={addressOf} />;
}

interface AnsweredProps extends Pick<JudgeByVerdict, "cells"> {
  addressOf: (filter: string) => string;
}

function Answered({ cells, addressOf }: AnsweredProps) {
  const all = cells.reduce((sum, cell) => sum + cell.count, 0);
  if (all === 0) return null;

  const rows = GATES.toReversed().map((gate) => ({
    gate,
    name: `${gate} ${GATE_WORD[gate]}`,
    cells: VERDICTS.flatMap((verdict) => cells.filter((cell) => cell.gate === gate && cell.verdict === verdict)),
  }));

  return (
    <Panel title="Judge against filter" subtitle={<Conclusion cells={cells} />}>
      <StackedBars
        series={SERIES}
        rows={rows.map((row) => ({
          name: row.name,
          values: Object.fromEntries(row.cells.map((cell) => [cell.verdict, cell.count])),
        }))}
      />
      <table className="mt-3 w-full text-table">
        <caption className="sr-only">Trajectories by the judge's first failing gate and the filter's verdict</caption>
        <thead>
          <tr className="border-b border-line text-left text-ink-2">
            <th scope="col" className="py-1 font-normal">
              First gate that fails
            </th>
            {VERDICTS.map((verdict) => (
              <th key={verdict} scope="col" className="py-1 text-right font-normal">
                <Chip tone={VERDICT_LOOK[verdict].tone} mark={VERDICT_LOOK[verdict].mark}>
                  {VERDICT_LOOK[verdict].word}
                </Chip>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.gate} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 text-left font-normal">
                {row.name}
              </th>
              {row.cells.map((cell) => (
                <td key={cell.verdict} className="py-1 text-right font-mono">
                  <Link
                    href={addressOf(cell.filter)}
                    aria-label={`${cell.count} at gate ${row.name}, ${VERDICT_LOOK[cell.verdict].word}: open the rows`}
                    className="inline-block min-w-6 rounded-mark px-1 hover:bg-raised hover:underline"
                  >
                    {formatNumber(cell.count)}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** The cell that costs a corpus most: all gates passed, and code made the calls. */
function Conclusion({ cells }: Pick<JudgeByVerdict, "cells">) {
  const passed = cells.filter((cell) => cell.gate === 5);
  const all = passed.reduce((sum, cell) => sum + cell.count, 0);
  const scripted = passed.find((cell) => cell.verdict === "sub_task")?.count ?? 0;
  if (all === 0) return "Nothing passed every gate of the judge.";

  return `Of ${formatNumber(all)} that passed every gate, ${formatNumber(scripted)} (${formatPercent(scripted / all)}) ${scripted === 1 ? "was" : "were"} played by code.`;
}

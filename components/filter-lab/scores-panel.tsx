import Link from "next/link";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { methodOf, unlikeWidthsOf } from "@/components/filter-panels/interval-words";
import { LABEL_CAVEATS } from "@/components/filter-panels/label-caveats";
import { LeftOutRows } from "@/components/filter-panels/left-out-rows";
import { pairedConclusion } from "@/components/filter-panels/paired-words";
import { EstimateCell } from "@/components/judge-report/estimate-cell";
import { EstimateNotes } from "@/components/judge-report/estimate-notes";
import { formatShare, noteOf } from "@/components/judge-report/format-estimate";
import { ReportTable } from "@/components/judge-report/report-table";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Estimate } from "@/lib/contract/queues";
import type { WhatIf } from "@/lib/contract/what-if";
import { SCORED_STAGES } from "@/lib/domain/lab-answer";
import { LABELS_NOT_DRAWN } from "@/lib/domain/labels-not-drawn";
import { leftOutWords, unsettledWords } from "@/lib/domain/not-blind-words";

const FIGURES = [
  { key: "precision", name: "Precision", says: "Of those that it calls agentic, the share that people call so" },
  { key: "recall", name: "Recall", says: "Of those that people call agentic, the share that it calls so" },
  { key: "f1", name: "F1", says: "The harmonic mean of the two" },
] as const;

interface ScoresPanelProps {
  corpus: string;
  labelled: WhatIf["labelled"];
  against: string;
}

/** The filter against people, before and after. */
export function ScoresPanel({ corpus, labelled, against }: ScoresPanelProps) {
  const { labels, n, unsettled, before, after, paired } = labelled;
  if (n === 0) return <NoLabels corpus={corpus} unsettled={unsettled} />;
  const figures = FIGURES.flatMap(({ key }) => [before[key], after[key]]);

  return (
    <ChartFrame
      name="scores"
      title="Against people"
      subtitle={[
        `Agentic against everything else: n = ${countOf(n, "trajectory", "trajectories")} that people labelled${labels === "blind" ? " blind" : ""}.`,
        leftOutWords(labelled),
        unsettledWords(unsettled),
        unlikeWidthsOf(figures),
      ]
        .filter((sentence) => sentence !== undefined)
        .join(" ")}
      caveats={{
        says: LABEL_CAVEATS,
        all: `95 % intervals ${methodOf(figures)}. ${SCORED_STAGES} ${LABELS_NOT_DRAWN}`,
      }}
      conclusion={pairedConclusion(paired)}
      isPicture={false}
      table={{
        columns: [
          { name: "Figure" },
          ...["before", "before from", "before to", "after", "after from", "after to"].map((name) => ({
            name,
            format: formatShare,
          })),
          ...["n before", "n after"].map((name) => ({ name, format: formatNumber })),
          { name: "note before" },
          { name: "note after" },
        ],
        rows: FIGURES.map(({ key, name }) => [
          ...[name, ...values(before[key]), ...values(after[key]), before[key].n, after[key].n],
          ...[before[key], after[key]].map((estimate) => noteOf(estimate) ?? null),
        ]),
      }}
    >
      <div className="flex flex-col gap-4">
        <LeftOutRows corpus={corpus} counted={labelled} />
        <ReportTable
          caption="Precision, recall and F1, before and after"
          columns={[{ name: "Figure" }, { name: `Before: “${against}”` }, { name: "After: these settings" }]}
          rows={FIGURES.map(({ key, name, says }) => ({
            key,
            head: <span title={says}>{name}</span>,
            cells: [<Figure key="before" estimate={before[key]} />, <Figure key="after" estimate={after[key]} />],
          }))}
        />
        <EstimateNotes
          estimates={FIGURES.flatMap(({ key, name }) => [
            [`${name} before`, before[key]] as const,
            [`${name} after`, after[key]] as const,
          ])}
        />
      </div>
    </ChartFrame>
  );
}

/** A figure with the rows that it rests on: precision and recall rest on others. */
function Figure({ estimate }: { estimate: Estimate }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <EstimateCell estimate={estimate} />
      {estimate.value === null ? null : (
        <span className="text-caption whitespace-nowrap text-ink-3">of {formatNumber(estimate.n)}</span>
      )}
    </span>
  );
}

function NoLabels({ corpus, unsettled }: { corpus: string; unsettled: number }) {
  return (
    <EmptyState
      title="Nobody has labelled any of these"
      actions={
        <Button asChild variant="primary">
          <Link href={`/queues?${new URLSearchParams({ corpus })}`}>Go to the queues</Link>
        </Button>
      }
    >
      Nothing says yet whether people agree with the filter, before or after. Have people answer some trajectories in a
      queue, blind, and precision and recall stand here. {unsettledWords(unsettled)}
    </EmptyState>
  );
}

function values(estimate: Estimate): (number | null)[] {
  return estimate.value === null ? [null, null, null] : [estimate.value, estimate.low, estimate.high];
}

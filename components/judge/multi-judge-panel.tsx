"use client";
import { useQuery } from "@tanstack/react-query";
import { InertText } from "@/components/import/inert-text";
import { Cell, DataTable } from "@/components/people/data-table";
import { RequestError } from "@/components/shell/request-error";
import { countOf, formatNumber, formatPercent, formatRatio } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { multiJudgeOptions } from "@/lib/client/rejudge";
import type { JudgeRater, MultiJudge, MultiJudgeQuery } from "@/lib/contract/multi-judge";
import type { Estimate } from "@/lib/contract/queues";

interface MultiJudgePanelProps {
  corpus: string;
  query: MultiJudgeQuery;
}

/** How far the original judge, the judges asked again and people agree on the gate. */
export function MultiJudgePanel({ corpus, query }: MultiJudgePanelProps) {
  return (
    <Panel
      title="Agreement among judges"
      subtitle="On the gate, where two of them gave one. Brackets: 95 % intervals, resampled by problem. Failed judgements are counted and left out."
    >
      <Content corpus={corpus} query={query} />
    </Panel>
  );
}

function Content({ corpus, query }: MultiJudgePanelProps) {
  const judges = useQuery(multiJudgeOptions(corpus, query));
  if (judges.isPending) return <Skeleton height={120} />;
  if (judges.isError)
    return (
      <RequestError
        place="panel"
        title="The agreement could not be computed"
        error={judges.error}
        onRetry={() => void judges.refetch()}
      />
    );
  if (judges.data.items === 0)
    return (
      <p className="text-ink-2">
        Nothing to compare yet. Ask a judge again, or have people say the gate in a blind queue.
      </p>
    );

  return <Agreement judges={judges.data} />;
}

function Agreement({ judges }: { judges: MultiJudge }) {
  const raters = new Map(judges.raters.map((rater) => [rater.id, rater]));

  return (
    <div className="flex flex-col gap-4">
      <p>
        Krippendorff’s alpha of all: <EstimateText estimate={judges.alpha} format={formatRatio} /> over{" "}
        {countOf(judges.items, "trajectory", "trajectories")}
      </p>
      <DataTable
        label="Agreement of every two"
        columns={["Rater", "Other rater", "Both", "Same gate", "Weighted kappa"]}
      >
        {judges.pairs.map(({ raters: [first, second], percent, weightedKappa }) => (
          <tr key={`${first} ${second}`}>
            <Cell>
              <RaterName rater={raters.get(first)} />
            </Cell>
            <Cell>
              <RaterName rater={raters.get(second)} />
            </Cell>
            <Cell>{formatNumber(percent.n)}</Cell>
            <Cell>
              <EstimateText estimate={percent} format={formatPercent} />
            </Cell>
            <Cell>
              <EstimateText estimate={weightedKappa} format={formatRatio} />
            </Cell>
          </tr>
        ))}
      </DataTable>
      <DataTable label="Raters" columns={["Rater", "Compared", "Failed"]}>
        {judges.raters.map((rater) => (
          <tr key={rater.id}>
            <Cell>
              <RaterName rater={rater} />
            </Cell>
            <Cell>{formatNumber(rater.rated)}</Cell>
            <Cell>{rater.kind === "people" ? "" : formatNumber(rater.failed)}</Cell>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

function RaterName({ rater }: { rater: JudgeRater | undefined }) {
  if (rater?.kind === "original") return "Original judge";
  if (rater?.kind === "people") return "People";

  return (
    <span className="block min-w-20">
      <InertText text={rater?.model ?? ""} />
      <span className="block text-caption text-ink-3">rubric {rater?.rubric}</span>
    </span>
  );
}

function EstimateText({ estimate, format }: { estimate: Estimate; format: (value: number) => string }) {
  if (estimate.value === null) return <span className="text-ink-3">{estimate.reason}</span>;
  const { value, low, high } = estimate;

  return (
    <span className="font-mono text-mono whitespace-nowrap">
      {format(value)}
      {low !== null && high !== null ? (
        <span className="text-ink-2">
          {" "}
          [{format(low)}, {format(high)}]
        </span>
      ) : null}
    </span>
  );
}

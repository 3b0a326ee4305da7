"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ChartData } from "@/components/chart-frame/chart-data";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { listAddress } from "@/components/trajectory-list/list-address";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import { filterGridOptions } from "@/lib/client/filter-lab";
import { useMay } from "@/lib/client/use-me";
import type { FilterGrid } from "@/lib/contract/what-if";
import { DIFFERENCE_METHOD } from "@/lib/domain/interval-method";
import { filterCommand } from "./filter-command";
import { coefficientName, gridConclusion, richnessName } from "./grid-words";
import { methodOf, unlikeWidthsOf } from "./interval-words";
import { LabAnswer } from "./lab-answer";
import type { LabScope } from "./lab-scope";
import { RichnessGrid } from "./richness-grid";

const TITLE = "Richness against the coefficient";

/** Who acted, and what the judge made of it, against each other: two axes that say different things. */
export function GridPanel(scope: LabScope) {
  const { corpus, thresholds, labels } = scope;
  const grid = useQuery({
    ...filterGridOptions(corpus.id, { thresholds, labels }),
    placeholderData: keepPreviousData,
    enabled: useMay("test_filter"),
  });
  const addressOf = (filter: string) => listAddress(corpus.id, filter);

  return (
    <LabAnswer title={TITLE} asked={grid} waiting="Counting richness against the coefficient" heightPx={480}>
      {(answer) => (
        <ChartFrame
          name="filter-grid"
          title={TITLE}
          subtitle={`${formatNumber(total(answer))} trajectories by flattened richness (down) and the judge's coefficient (across). Each cell opens its rows.`}
          conclusion={total(answer) > 0 ? gridConclusion(answer) : undefined}
          isPicture={false}
          table={() => tableOf(answer, addressOf)}
          command={filterCommand({ verb: "grid" }, scope)}
        >
          {total(answer) > 0 ? (
            <>
              <RichnessGrid grid={answer} addressOf={addressOf} />
              <p className="mt-2 max-w-220 text-caption text-ink-3">
                Agentic is the verdict, whatever format rules a row breaks. 95 % intervals{" "}
                {methodOf(answer.coefficients.map(({ agentic }) => agentic))}. Whether the ends differ is asked{" "}
                {DIFFERENCE_METHOD}. {unlikeWidthsOf(answer.coefficients.map(({ agentic }) => agentic))}
              </p>
            </>
          ) : (
            <p className="py-4 text-ink-2">Nothing is imported here yet that could be counted.</p>
          )}
        </ChartFrame>
      )}
    </LabAnswer>
  );
}

function total({ cells }: FilterGrid): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

function tableOf(grid: FilterGrid, addressOf: (filter: string) => string): ChartData {
  return {
    columns: [
      { name: "Richness" },
      { name: "Coefficient" },
      { name: "Trajectories", format: formatNumber },
      { name: "Agentic", format: formatNumber },
      { name: "Share agentic", format: formatPercent },
      { name: "Labelled", format: formatNumber },
      { name: "Labelled agentic", format: formatNumber },
    ],
    rows: grid.cells
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => (other.richness ?? -1) - (one.richness ?? -1))
      .map(({ richness, coefficient, count, agentic, labelled, labelledAgentic, filter }) => [
        richnessName(richness),
        coefficientName(grid, coefficient),
        { value: count, href: addressOf(filter) },
        agentic,
        agentic / count,
        labelled,
        labelledAgentic,
      ]),
  };
}

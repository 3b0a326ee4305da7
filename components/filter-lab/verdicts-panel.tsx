import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { ReportTable } from "@/components/judge-report/report-table";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { VERDICT_LOOK, VerdictBadge } from "@/components/verdict/verdict-badge";
import type { VerdictMove } from "@/lib/contract/filters";
import type { WhatIf } from "@/lib/contract/what-if";
import { VERDICTS } from "@/lib/domain/verdict";
import { BarKey, BeforeAfterTable, CountCell } from "./before-after";
import type { OnFigure } from "./figure-button";
import { keptSentence } from "./what-if-words";

interface VerdictsPanelProps {
  whatIf: Pick<WhatIf, "verdicts" | "moved" | "trajectories" | "stages" | "entered" | "left">;
  against: string;
  onFigure: OnFigure;
}

/** How many the filter would give each verdict, and from where to where they would go. */
export function VerdictsPanel({ whatIf, against, onFigure }: VerdictsPanelProps) {
  const { verdicts, moved, trajectories } = whatIf;

  return (
    <ChartFrame
      name="verdicts"
      title="Verdicts"
      subtitle={`Of ${countOf(trajectories, "trajectory", "trajectories")}, by the stored signals; people’s labels are not in it.`}
      isPicture={false}
      table={{
        columns: [
          { name: "Verdict" },
          ...["Before", "After", "Change"].map((name) => ({ name, format: formatNumber })),
          ...VERDICTS.map((to) => ({ name: `To ${VERDICT_LOOK[to].word}`, format: formatNumber })),
        ],
        rows: verdicts.map(({ verdict, before, after }) => [
          VERDICT_LOOK[verdict].word,
          before,
          after,
          after - before,
          ...VERDICTS.map((to) => (to === verdict ? null : movedCount(moved, verdict, to))),
        ]),
      }}
    >
      <div className="flex flex-col gap-3">
        <BeforeAfterTable
          caption="Trajectories by verdict, before and after"
          head="Verdict"
          onFigure={onFigure}
          rows={verdicts.map(({ verdict, before, after }) => ({
            key: verdict,
            head: <VerdictBadge verdict={verdict} />,
            before,
            after,
            figureOf: (side) => ({ kind: "verdict", side, verdict }),
          }))}
        />
        <BarKey against={against} />
        {moved.length > 0 ? (
          <MovedTable moved={moved} onFigure={onFigure} />
        ) : (
          <p className="text-ink-2">No verdict changes. {keptSentence(whatIf)}</p>
        )}
      </div>
    </ChartFrame>
  );
}

interface MovedTableProps {
  moved: readonly VerdictMove[];
  onFigure?: OnFigure;
}

/** From where to where, the most first. */
export function MovedTable({ moved, onFigure }: MovedTableProps) {
  return (
    <ReportTable
      caption="Trajectories whose verdict changes"
      columns={[{ name: "From" }, { name: "To" }, { name: "Trajectories", isNumber: true }]}
      rows={moved
        .toSorted((one, other) => other.count - one.count)
        .map(({ from, to, count }) => ({
          key: `${from} ${to}`,
          head: <VerdictBadge verdict={from} />,
          cells: [
            <span key="to" className="inline-flex items-center gap-2">
              <span aria-hidden className="text-ink-3">
                →
              </span>
              <VerdictBadge verdict={to} />
            </span>,
            <CountCell key="count" count={count} figure={{ kind: "change", from, to }} onFigure={onFigure} />,
          ],
        }))}
    />
  );
}

function movedCount(moved: readonly VerdictMove[], from: VerdictMove["from"], to: VerdictMove["to"]): number {
  return moved.find((move) => move.from === from && move.to === to)?.count ?? 0;
}

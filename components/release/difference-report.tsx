import type { ReactNode } from "react";
import { ReportTable } from "@/components/judge-report/report-table";
import { PoolChip } from "@/components/split/pool-chip";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Chip, type Tone } from "@/components/ui/chip";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { ReleaseDifference } from "@/lib/contract/releases";
import { differenceGroups } from "./difference-groups";
import { DifferenceProblem } from "./difference-problem";

type Change = ReleaseDifference["rows"][number]["change"];

const CHANGE_LOOK = {
  entered: { mark: "+", tone: "agentic" },
  left: { mark: "−", tone: "danger" },
  changed: { mark: "~", tone: "review" },
} as const satisfies Record<Change, { mark: string; tone: Tone }>;

interface DifferenceReportProps {
  corpus: string;
  difference: ReleaseDifference;
  /** The way to more rows. */
  foot: ReactNode;
}

/** How many trajectories entered, left and changed, by what caused it, and each with its decision. */
export function DifferenceReport({ corpus, difference, foot }: DifferenceReportProps) {
  const { from, entered, left, changed, causes, rows } = difference;
  const total = entered + left + changed;
  if (total === 0)
    return (
      <div className="flex flex-col gap-3">
        <p role="status">{sameSentence(difference)}</p>
        <RecipeChanges difference={difference} />
      </div>
    );

  return (
    <div className="flex flex-col gap-4">
      <p role="status">
        <strong className="font-semibold">
          {formatNumber(entered)} entered, {formatNumber(left)} left, {formatNumber(changed)} changed
        </strong>{" "}
        since #{from.number} “<PlainText text={from.name} />
        ”.
      </p>
      {/* As wide as its figures are read across. */}
      <div className="max-w-120">
        <Heading>What caused it</Heading>
        <ReportTable
          caption="What caused it"
          columns={[
            { name: "Cause" },
            { name: "Entered", isNumber: true },
            { name: "Left", isNumber: true },
            { name: "Changed", isNumber: true },
          ]}
          rows={causes.map((of) => ({
            key: of.cause,
            head: of.cause,
            cells: [formatNumber(of.entered), formatNumber(of.left), formatNumber(of.changed)],
          }))}
        />
      </div>
      <RecipeChanges difference={difference} />
      <div>
        <Heading>Trajectories that differ</Heading>
        <ReportTable
          caption="Trajectories that differ"
          isStacked
          columns={[
            { name: "Problem" },
            { name: "Change" },
            { name: "Pool" },
            { name: "Cause" },
            { name: "What happened" },
          ]}
          rows={differenceGroups(rows).map((group) => ({
            key: group.trajectories[0] ?? "",
            head: <DifferenceProblem corpus={corpus} group={group} />,
            cells: [
              <Chip key="change" tone={CHANGE_LOOK[group.change].tone} mark={CHANGE_LOOK[group.change].mark}>
                {group.change}
              </Chip>,
              <PoolChange key="pools" pools={group.pools} />,
              group.cause,
              <span key="says" className="block min-w-44 wrap-anywhere">
                <PlainText text={group.says} />
              </span>,
            ],
          }))}
        />
        {rows.length < total ? (
          <div className="mt-1 flex flex-wrap items-center gap-x-4 text-table text-ink-2">
            <span>
              Showing {formatNumber(rows.length)} of {countOf(total, "trajectory", "trajectories")} that differ
            </span>
            {foot}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Heading({ children }: { children: string }) {
  return <h3 className="mb-1 text-table font-medium">{children}</h3>;
}

/** From which pool to which; of one side alone that one, and that it was or is in none. */
function PoolChange({ pools: { from, to } }: Pick<ReleaseDifference["rows"][number], "pools">) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      {from ? <PoolChip pool={from} /> : <span className="text-ink-3">none</span>}
      <span aria-hidden>→</span>
      <span className="sr-only">to</span>
      {to ? <PoolChip pool={to} /> : <span className="text-ink-3">none</span>}
    </span>
  );
}

/** The same trajectories may still be written otherwise: by another preset, with other options. */
function sameSentence({ from, to, hasSameRows, recipe }: ReleaseDifference): string {
  const both = `#${from.number} and #${to.number} hold the same trajectories`;
  if (hasSameRows === true) return `${both} with the same rows.`;
  if (hasSameRows === null) return `${both}. Whether their rows are the same is not known: one has no files.`;

  return recipe.length === 0
    ? `${both}, but their rows are not the same.`
    : `${both}, but write them as other rows: their recipes differ.`;
}

function RecipeChanges({ difference: { from, to, recipe } }: { difference: ReleaseDifference }) {
  if (recipe.length === 0) return null;

  return (
    <div>
      <Heading>What is another in the recipe</Heading>
      <ReportTable
        caption="What is another in the recipe"
        columns={[{ name: "Recipe" }, { name: `#${from.number}` }, { name: `#${to.number}` }]}
        rows={recipe.map((change) => ({
          key: change.part,
          head: change.part,
          cells: [<PlainText key="from" text={change.from} />, <PlainText key="to" text={change.to} />],
        }))}
      />
    </div>
  );
}

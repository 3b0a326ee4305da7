"use client";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { ReportTable } from "@/components/judge-report/report-table";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { latePart } from "@/components/ui/late-part";
import type { Comparison } from "@/lib/contract/comparison";
import { PART_MARK, partOfProblems } from "@/lib/domain/part-words";
import { loadBars } from "./chart-code";
import { outcomesCommand } from "./compare-commands";
import { fullName, measuredSeries, type Series, shortName } from "./compared-series";
import { FigureCell } from "./figure-cell";
import { intervalWords, valueWords } from "./figure-words";
import { listedProblems, listName } from "./listed-problems";
import { OpenList } from "./open-list";
import { isOpen, openHeadroom } from "./open-sentences";
import { reachOf } from "./reach-of";
import { SeriesMark } from "./series-mark";
import { useLeftOutNote } from "./use-left-out-note";

const PartBars = latePart(loadBars);

const PARTS = [
  { key: "always", color: "var(--ok)", opacity: 1, ink: "var(--surface)" },
  { key: "sometimes", color: "var(--accent)", opacity: 0.45, ink: "var(--ink)" },
  { key: "never", color: "var(--line)", opacity: 1, ink: "var(--ink)" },
] as const;

/** Letters of a name beside its bar. */
const NAME_CHARS = 28;

interface OutcomesPanelProps {
  comparison: Comparison;
  corpusName: string;
  filter: string;
  onList: (list: string) => void;
}

/** How many problems each run always, sometimes and never solves, and what more tries would win. */
export function OutcomesPanel({ comparison, corpusName, filter, onList }: OutcomesPanelProps) {
  const { k } = comparison;
  const commandNote = useLeftOutNote(comparison);
  const rows = measuredSeries(comparison).map((series) => {
    const count = (kind: string) => listedProblems(comparison, listName(kind, series.run.id))?.total ?? 0;
    const parts = { always: count("always"), sometimes: count("sometimes"), never: count("never") };
    const part = partOfProblems({ k, problems: series.of.problems, tooFew: tooFewOf(series.of, k) });
    return { series, parts, part, recoverable: count("recoverable") };
  });
  const reach = reachOf(rows.map(({ series }) => series.of.headroom));

  return (
    <ChartFrame
      name="outcomes"
      title="Always, sometimes, never"
      subtitle={`Problems by how many of their rollouts succeed.${k === 1 ? "" : ` Headroom is pass@${k} − pass@1, with a 95 % interval over clusters of problems.`}`}
      conclusion={[outcomesSentence(rows), k === 1 ? undefined : openHeadroom(rows.map(({ series }) => series))]
        .filter(Boolean)
        .join(" ")}
      notes={rows.map((row) => noteOf(row, k))}
      command={outcomesCommand(
        { corpusName, filter },
        rows.map(({ series }) => series.run.word),
        k,
      )}
      commandNote={commandNote}
      table={{
        columns: [
          ...["Run", "Problems", "Always", "Sometimes", "Never", "Recoverable"],
          ...(k === 1 ? [] : ["Headroom", "Headroom from", "Headroom to", "Headroom problems"]),
        ].map((name) => ({ name })),
        rows: rows.map(({ series: { look, run, of }, parts, recoverable }) => [
          `${look.letter} ${run.name}`,
          of.problems,
          ...[parts.always, parts.sometimes, parts.never],
          recoverable,
          ...(k === 1 ? [] : headroomCells(of, k)),
        ]),
      }}
    >
      <div className="flex flex-col gap-3">
        <PartBars
          rows={rows.map(({ series, parts }) => ({
            key: series.run.id,
            name: `${shortName(series, NAME_CHARS)}, n = ${formatNumber(series.of.problems)}`,
            parts,
          }))}
          series={PARTS}
          onOpen={(run, part) => onList(listName(part, run))}
        />
        <ReportTable
          caption="What each run solves"
          columns={[
            { name: "Run" },
            ...["Always", "Sometimes", "Never", "Recoverable"].map((name) => ({ name, isNumber: true as const })),
            ...(k === 1 ? [] : [{ name: `Headroom, 0 to ${Math.round(reach * 100)} points` }]),
          ]}
          rows={rows.map(({ series, parts, part, recoverable }) => ({
            key: series.run.id,
            head: <SeriesMark look={series.look} />,
            cells: [
              ...Object.entries({ ...parts, recoverable }).map(([kind, count]) => (
                <OpenList
                  key={kind}
                  list={listName(kind, series.run.id)}
                  onList={onList}
                  label={`${countOf(count, "problem")} ${kind} in run ${series.look.letter}: open the problems`}
                >
                  <span className="font-mono text-mono">{formatNumber(count)}</span>
                </OpenList>
              )),
              ...(k === 1
                ? []
                : [
                    <FigureCell
                      key="headroom"
                      figure={series.of.headroom}
                      scale={[0, reach]}
                      isPoints
                      bound={isOpen(series) ? "either" : undefined}
                      part={part}
                      color={series.look.color}
                    />,
                  ]),
            ],
          }))}
        />
        {rows.map((row) => (
          <p key={row.series.run.id} className="text-caption text-ink-2 empty:hidden">
            {[partSentence(row, k), fewerWords(row, k)].filter((words) => words !== null).join(" ")}
          </p>
        ))}
      </div>
    </ChartFrame>
  );
}

interface OutcomeRow {
  readonly series: Series;
  readonly parts: { readonly always: number; readonly sometimes: number; readonly never: number };
  /** Which problems the headroom is over, where not all. */
  readonly part: string | undefined;
}

function outcomesSentence(rows: readonly OutcomeRow[]): string | undefined {
  const [row] = rows.toSorted((one, other) => other.parts.sometimes - one.parts.sometimes);
  if (!row) return undefined;

  const { series, parts } = row;
  if (parts.sometimes === 0) return "No problem is solved by some rollouts of a run and not by others.";
  return `Run ${series.look.letter} solves ${formatNumber(parts.sometimes)} of ${countOf(series.of.problems, "problem")} only sometimes, ${formatNumber(parts.always)} always and ${formatNumber(parts.never)} never.`;
}

/** With its interval, and over how many problems it is. */
function headroomCells(of: Series["of"], k: number): (number | null)[] {
  const { headroom, problems } = of;
  const [from, to] = headroom.value === null ? [null, null] : (headroom.interval ?? [null, null]);

  return [headroom.value, from, to, problems - tooFewOf(of, k)];
}

function tooFewOf({ points }: Series["of"], k: number): number {
  return points[k - 1]?.tooFew.count ?? 0;
}

/** A name in a saved picture, whose bars leave no room for the headroom. */
function noteOf({ series, part }: OutcomeRow, k: number): string {
  const { headroom } = series.of;
  const name = fullName(series);
  if (k === 1 || headroom.value === null) return name;
  const words = `${valueWords(headroom.value, true)}, ${intervalWords(headroom.interval)}`;

  return `${name}: headroom ${words}${part === undefined ? "" : `, over ${part}`}`;
}

/** What the mark of a run's headroom stands for. */
function partSentence({ series, part }: OutcomeRow, k: number): string | null {
  if (part === undefined) return null;

  return `${PART_MARK} Run ${series.look.letter}: headroom is over ${part}, those with at least ${k} rollouts.`;
}

/** Why fewer problems are recoverable than are solved sometimes. */
function fewerWords({ series, parts, recoverable }: OutcomeRow & { readonly recoverable: number }, k: number) {
  const others = parts.sometimes - recoverable;
  if (others <= 0) return null;

  return `Run ${series.look.letter} solves ${countOf(others, "problem")} sometimes that ${others === 1 ? "has" : "have"} fewer than ${k} rollouts: not recoverable, and in no headroom at k = ${k}.`;
}

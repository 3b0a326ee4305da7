"use client";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { ReportTable } from "@/components/judge-report/report-table";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Comparison } from "@/lib/contract/comparison";
import { testedCount } from "@/lib/stats/separation-side";
import { compareCommand } from "./compare-commands";
import { fullName, measuredSeries, shortName } from "./compared-series";
import { pText, separationSentence } from "./conclusions";
import { FigureCell } from "./figure-cell";
import { figurePart } from "./figure-words";
import { listName } from "./listed-problems";
import { OpenList } from "./open-list";
import { isOpen, openDifference } from "./open-sentences";
import { reachOf } from "./reach-of";
import { SeriesMark } from "./series-mark";
import { useLeftOutNote } from "./use-left-out-note";

interface PairedPanelProps {
  comparison: Comparison;
  corpusName: string;
  filter: string;
  onList: (list: string) => void;
}

/** Of a name in a saved picture. */
const NAME_CHARS = 28;

const OUTCOMES = [
  { kind: "wins", one: "win" },
  { kind: "losses", one: "loss" },
  { kind: "ties", one: "tie" },
] as const;

const TEST = { mcnemar: "exact McNemar", sign: "exact sign test" } as const;

/** Each run against the baseline, over the problems that both tried. */
export function PairedPanel({ comparison, corpusName, filter, onList }: PairedPanelProps) {
  const series = measuredSeries(comparison);
  const [baseline] = series;
  const commandNote = useLeftOutNote(comparison);
  const pairs = comparison.comparisons.flatMap((pair) => {
    const of = series.find(({ run }) => run.id === pair.run.id);
    return of ? [{ pair, of }] : [];
  });
  if (!baseline || pairs.length === 0) return null;

  const a = baseline.look.letter;
  const hasSeveral = pairs.length > 1;
  const tests = testedCount(comparison.comparisons);
  const reach = reachOf(pairs.map(({ pair }) => pair.difference));
  const columns = ["Run", "Common", "Wins", "Losses", "Ties", "p", "Test", "Holm p", "Difference", "from", "to"];

  return (
    <ChartFrame
      name="paired"
      title={`Problem by problem against run ${a}, the baseline`}
      subtitle={`A problem is won by the larger share of successful rollouts. 95 % intervals of the difference from resampling clusters of problems${hasSeveral ? "; Holm p counts all of these tests" : ""}.`}
      conclusion={[
        ...pairs.map(({ pair, of }) => separationSentence(pair, of.look.letter, a, tests)),
        openDifference([baseline, ...pairs.map(({ of }) => of)]),
      ]
        .filter(Boolean)
        .join(" ")}
      table={{
        columns: [...columns, "Only baseline", "Only run", "More problems"].map((name) => ({ name })),
        rows: pairs.map(({ pair, of }) => [
          `${of.look.letter} ${of.run.name}`,
          ...[pair.common, pair.wins, pair.losses, pair.ties, pair.p, TEST[pair.test], pair.holmP],
          pair.difference.value,
          ...[0, 1].map((end) => (pair.difference.value === null ? null : (pair.difference.interval?.[end] ?? null))),
          ...[pair.onlyA, pair.onlyB, pair.moreProblems],
        ]),
      }}
      notes={series.map(fullName)}
      rows={() => ({
        columns: [
          ...[{ name: "Run" }, ...["Common", "Wins", "Losses", "Ties", "p"].map((name) => ({ name, isNumber: true }))],
          ...(hasSeveral ? [{ name: "Holm p", isNumber: true }] : []),
          {
            name: `Difference, −${Math.round(reach * 100)} to ${Math.round(reach * 100)} points`,
            scale: [-reach, reach],
          },
        ],
        rows: pairs.map(({ pair, of }) => [
          shortName(of, NAME_CHARS),
          ...[pair.common, pair.wins, pair.losses, pair.ties].map(formatNumber),
          ...[pText(pair.p), ...(hasSeveral ? [pText(pair.holmP)] : [])],
          figurePart(pair.difference, of.look.color, { isDifference: true }),
        ]),
      })}
      commandNote={commandNote}
      command={compareCommand(
        { corpusName, filter },
        series.map(({ run }) => run.word),
      )}
    >
      <ReportTable
        caption={`Runs against ${a}`}
        columns={[
          { name: "Run" },
          { name: "Common", isNumber: true },
          { name: "Wins", isNumber: true },
          { name: "Losses", isNumber: true },
          { name: "Ties", isNumber: true },
          { name: "p" },
          ...(hasSeveral ? [{ name: "Holm p" }] : []),
          { name: `Difference, −${Math.round(reach * 100)} to ${Math.round(reach * 100)} points` },
        ]}
        rows={pairs.map(({ pair, of }) => ({
          key: of.run.id,
          head: <SeriesMark look={of.look} />,
          cells: [
            <span key="common" className="font-mono text-mono">
              {formatNumber(pair.common)}
            </span>,
            ...OUTCOMES.map(({ kind, one }) => (
              <OpenList
                key={kind}
                list={listName(kind, of.run.id)}
                onList={onList}
                label={`${countOf(pair[kind], one, kind)} of run ${of.look.letter}: open the problems`}
              >
                <span className="font-mono text-mono">{formatNumber(pair[kind])}</span>
              </OpenList>
            )),
            <span key="p" className="font-mono text-mono whitespace-nowrap" title={TEST[pair.test]}>
              {pText(pair.p)} <span className="text-ink-3">{TEST[pair.test]}</span>
            </span>,
            ...(hasSeveral
              ? [
                  <span key="holm" className="font-mono text-mono whitespace-nowrap">
                    {pText(pair.holmP)}
                  </span>,
                ]
              : []),
            <FigureCell
              key="difference"
              figure={pair.difference}
              scale={[-reach, reach]}
              bound={isOpen(baseline) || isOpen(of) ? "either" : undefined}
              color={of.look.color}
            />,
          ],
        }))}
      />
    </ChartFrame>
  );
}

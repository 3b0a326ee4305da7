"use client";
import Link from "next/link";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { InertText } from "@/components/import/inert-text";
import { ReportTable } from "@/components/judge-report/report-table";
import { NoFigure } from "@/components/run-list/no-figure";
import { countOf, formatNumber, PERCENT } from "@/components/ui/format-number";
import { Segmented } from "@/components/ui/segmented";
import type { Comparison } from "@/lib/contract/comparison";
import type { Slice } from "@/lib/domain/slice";
import { type BoundKind, BoundMark } from "./bound-mark";
import { passCommand } from "./compare-commands";
import { fullName, measuredSeries, type Series } from "./compared-series";
import { FigureCell } from "./figure-cell";
import { valueWords } from "./figure-words";
import { openHeadroom } from "./open-sentences";
import { PartMark } from "./part-mark";
import { SeriesMark } from "./series-mark";
import { partNote, type SliceRow, sliceRows, slicesPicture, slicesTable } from "./slices-data";
import { slicesSentence } from "./slices-sentence";
import { useLeftOutNote } from "./use-left-out-note";

interface SlicesPanelProps {
  comparison: Comparison;
  corpusName: string;
  slice: Slice;
  onSlice: (slice: Slice) => void;
  addressOf: (filter: string) => string;
}

const BY = [
  { value: "bucket", label: "Bucket" },
  { value: "difficulty", label: "Difficulty" },
  { value: "cluster", label: "Cluster", title: "Problems that are variants of one" },
] as const;

/** The same figures in parts of the problems, each with its own n. */
export function SlicesPanel({ comparison, corpusName, slice, onSlice, addressOf }: SlicesPanelProps) {
  const { k, slices } = comparison;
  const leftOutNote = useLeftOutNote(comparison);
  const series = measuredSeries(comparison);
  const rows = sliceRows(comparison);
  const note = partNote(rows, k);

  return (
    <ChartFrame
      name="slices"
      title={`By ${slices.by}`}
      subtitle={`${k === 1 ? "pass@1" : `pass@1 and pass@${k}`} of each part with its own n and 95 % interval; a part with fewer than ten clusters of problems has none.`}
      conclusion={[slicesSentence(comparison), k === 1 ? undefined : openHeadroom(openSeries(series, rows))]
        .filter(Boolean)
        .join(" ")}
      notes={[...series.map(fullName), ...(note === undefined ? [] : [note])]}
      rows={() => slicesPicture(comparison, rows)}
      {...commandOf(comparison, corpusName, leftOutNote)}
      actions={<Segmented label="Slice by" value={slice} options={BY} onValueChange={onSlice} />}
      table={slicesTable(comparison, rows, addressOf)}
    >
      {rows.length === 0 ? (
        <p className="text-ink-2">No two problems here have the same query.</p>
      ) : (
        <ReportTable
          caption={`Figures by ${slices.by}`}
          columns={[
            { name: slices.by },
            { name: "Run" },
            { name: "n", isNumber: true },
            { name: `pass@1, 0 to 100${PERCENT}` },
            ...(k === 1
              ? []
              : [{ name: `pass@${k}, 0 to 100${PERCENT}` }, { name: "Headroom", isNumber: true } as const]),
          ]}
          rows={rows.map(({ item, series: one, of, part }, at) => ({
            key: `${at}`,
            head:
              rows[at - 1]?.item === item ? (
                <span className="sr-only">{item.value ?? "none named"}</span>
              ) : (
                <Link
                  href={addressOf(item.filter)}
                  className="inline-block min-w-24 underline decoration-line-strong hover:decoration-current"
                >
                  {item.value === null ? (
                    <span className="text-ink-3">none named</span>
                  ) : (
                    <Beginning text={item.value} />
                  )}
                </Link>
              ),
            cells: [
              <SeriesMark key="run" look={one.look} />,
              <span key="n" className="font-mono text-mono">
                {formatNumber(of.problems)}
              </span>,
              <FigureCell
                key="one"
                figure={of.passAt1}
                bound={of.open > 0 ? "least" : undefined}
                color={one.look.color}
              />,
              ...(k === 1
                ? []
                : [
                    <FigureCell
                      key="k"
                      figure={of.passAtK}
                      bound={of.open > 0 ? "least" : undefined}
                      part={part}
                      color={one.look.color}
                    />,
                    <Headroom key="headroom" of={of} part={part} bound={of.open > 0 ? "either" : undefined} />,
                  ]),
            ],
          }))}
        />
      )}
      {note === undefined ? null : <p className="mt-2 text-caption text-ink-3">{note}</p>}
      {slices.all > slices.items.length || slices.alone > 0 ? (
        <p className="mt-2 text-caption text-ink-3">
          {slices.all > slices.items.length
            ? `The ${slices.items.length} with most problems of ${formatNumber(slices.all)}. `
            : null}
          {slices.alone > 0
            ? `${countOf(slices.alone, "problem")} without a variant ${slices.alone === 1 ? "has" : "have"} no row.`
            : null}
        </p>
      ) : null}
    </ChartFrame>
  );
}

/** The runs with the headroom of a part of which the rules cannot tell all. */
function openSeries(series: readonly Series[], rows: readonly SliceRow[]): readonly Series[] {
  return series.filter((one) =>
    rows.some((row) => row.series.run.id === one.run.id && row.of.open > 0 && row.of.headroom !== null),
  );
}

/** One line prints one part of all its runs: the first one of which something can be measured. */
function commandOf(
  comparison: Comparison,
  corpusName: string,
  leftOutNote: string | undefined,
): { command?: string; commandNote?: string } {
  const part = comparison.slices.items
    .map((item) => ({
      ...item,
      // The line refuses to print a run of which nothing here can be measured.
      tried: measuredSeries(comparison).filter(({ place }) => typeof item.runs[place]?.passAt1.value === "number"),
    }))
    .find(({ tried }) => tried.length > 0);
  if (!part) return {};

  const note = `It prints “${part.value ?? "none named"}”; another part has another filter, which opens with its name.`;

  return {
    command: passCommand(
      { corpusName, filter: part.filter },
      part.tried.map(({ run }) => run.word),
      comparison.k,
    ),
    commandNote: leftOutNote === undefined ? note : `${note} ${leftOutNote}`,
  };
}

interface HeadroomProps {
  of: SliceRow["of"];
  part: SliceRow["part"];
  bound: BoundKind | undefined;
}

/** By the rule of the whole run: over the problems with k rollouts or more, which it says where others have fewer. */
function Headroom({ of: { passAtK, headroom }, part, bound }: HeadroomProps) {
  if (headroom === null || passAtK.value === null)
    return <NoFigure reason={passAtK.value === null ? passAtK.reason : "Not counted."} />;

  return (
    <span className="inline-flex flex-col items-end whitespace-nowrap">
      <span className="font-mono text-mono">
        <PartMark part={part} />
        <BoundMark bound={bound} />
        {valueWords(headroom, true)}
      </span>
      {part === undefined ? null : <span className="text-caption text-ink-3">over {part}</span>}
    </span>
  );
}

const BEGINNING = 60;

function Beginning({ text }: { text: string }) {
  return <InertText text={text.length > BEGINNING ? `${text.slice(0, BEGINNING)}…` : text} />;
}

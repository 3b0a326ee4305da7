import type { ChartData } from "@/components/chart-frame/chart-data";
import type { PictureRows } from "@/components/chart-frame/picture-rows";
import { formatNumber } from "@/components/ui/format-number";
import type { Comparison } from "@/lib/contract/comparison";
import { PART_MARK, partOfProblems } from "@/lib/domain/part-words";
import { measuredSeries, type Series, shortName } from "./compared-series";
import { figurePart, valueWords } from "./figure-words";

type Slice = Comparison["slices"]["items"][number];
type SliceRun = NonNullable<Slice["runs"][number]>;

/** A run in one part of the problems. */
export interface SliceRow {
  readonly item: Slice;
  readonly series: Series;
  readonly of: SliceRun;
  /** Which of its problems pass@k and headroom are over, where not all. */
  readonly part: string | undefined;
}

export function sliceRows(comparison: Comparison): readonly SliceRow[] {
  const series = measuredSeries(comparison);

  return comparison.slices.items.flatMap((item) =>
    series.flatMap((one) => {
      const of = item.runs[one.place];
      return of ? [{ item, series: one, of, part: partOf(of, comparison.k) }] : [];
    }),
  );
}

function partOf(of: SliceRun, k: number): string | undefined {
  return partOfProblems({ k, problems: of.problems, tooFew: of.problems - countedProblems(of) });
}

/** Problems that pass@k and headroom are over. */
function countedProblems({ passAtK }: SliceRun): number {
  return passAtK.value === null ? 0 : passAtK.n;
}

/** What the mark stands for; undefined where no row has one. */
export function partNote(rows: readonly SliceRow[], k: number): string | undefined {
  if (rows.every(({ part }) => part === undefined)) return undefined;

  return `${PART_MARK} pass@${k} and headroom are over the problems with ${k} rollouts or more; pass@1 is over all n.`;
}

/** The values, to read and to save. */
export function slicesTable(
  { k, slices }: Comparison,
  rows: readonly SliceRow[],
  addressOf: (filter: string) => string,
): ChartData {
  return {
    columns: [
      ...[slices.by, "Run", "Problems", "pass@1", "pass@1 from", "pass@1 to"],
      ...(k === 1 ? [] : [`pass@${k}`, `pass@${k} from`, `pass@${k} to`, `pass@${k} problems`, "Headroom"]),
    ].map((name) => ({ name })),
    rows: rows.map(({ item, series: { look, run }, of }) => [
      item.value ?? "none named",
      `${look.letter} ${run.name}`,
      { value: of.problems, href: addressOf(item.filter) },
      ...values(of.passAt1),
      ...(k === 1 ? [] : [...values(of.passAtK), countedProblems(of), of.headroom]),
    ]),
  };
}

function values(figure: SliceRun["passAt1"]): (number | null)[] {
  if (figure.value === null) return [null, null, null];

  return [figure.value, figure.interval?.[0] ?? null, figure.interval?.[1] ?? null];
}

/** Of a name in a saved picture. */
const NAME_CHARS = 28;

/** What a saved picture shows of them. */
export function slicesPicture({ k, slices }: Comparison, rows: readonly SliceRow[]): PictureRows {
  return {
    columns: [
      ...[{ name: slices.by }, { name: "Run" }, { name: "n", isNumber: true }],
      { name: "pass@1, 0 to 100 %", scale: [0, 1] },
      ...(k === 1 ? [] : [{ name: `pass@${k}, 0 to 100 %`, scale: [0, 1] as const }, { name: "Headroom" }]),
    ],
    rows: rows.map(({ item, series, of, part }) => [
      item.value ?? "none named",
      ...[shortName(series, NAME_CHARS), formatNumber(of.problems)],
      figurePart(of.passAt1, series.look.color),
      ...(k === 1 ? [] : [figurePart(of.passAtK, series.look.color, { part }), headroomWords({ of, part })]),
    ]),
  };
}

function headroomWords({ of: { headroom }, part }: Pick<SliceRow, "of" | "part">): string {
  if (headroom === null) return "–";
  const words = valueWords(headroom, true);

  return part === undefined ? words : `${PART_MARK}${words} over ${part}`;
}

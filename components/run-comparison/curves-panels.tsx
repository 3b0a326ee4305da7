"use client";
import type { ChartData } from "@/components/chart-frame/chart-data";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import type { CurveMark, CurveSeries } from "@/components/charts/k-curves";
import { MOST_BANDS } from "@/components/charts/most-bands";
import { classNames } from "@/components/ui/class-names";
import { latePart } from "@/components/ui/late-part";
import type { Comparison } from "@/lib/contract/comparison";
import type { Figure } from "@/lib/contract/evaluation";
import { loadCurves } from "./chart-code";
import { passCommand } from "./compare-commands";
import { fullName, measuredSeries, type Series, shortName } from "./compared-series";
import { headroomSentence, reliabilitySentence } from "./conclusions";
import { CurveKey, earlyEntries, HOLLOW_NOTE, REFERENCES_NOTE, referenceEntry, referenceWords } from "./curve-key";
import { cutWords } from "./cut-words";
import { areNamed } from "./drawn-references";
import { listedProblems, listName } from "./listed-problems";
import { useLeftOutNote } from "./use-left-out-note";

const KCurves = latePart(loadCurves, <div className="h-85" />);

/** A value from elsewhere, drawn as a short tick with a number: it has no problems here, so nothing is paired with it. */
export interface DrawnReference {
  readonly id: string;
  readonly k: number;
  readonly value: number;
  readonly label: string;
  readonly source: string;
  readonly caveat: string;
  readonly interval?: readonly [number, number];
}

interface CurvesPanelsProps {
  comparison: Comparison;
  references: readonly DrawnReference[];
  corpusName: string;
  filter: string;
  onList: (list: string) => void;
}

/** pass@k with the headroom at its end, and pass^k beside it. */
export function CurvesPanels({ comparison, references, corpusName, filter, onList }: CurvesPanelsProps) {
  const { k } = comparison;
  const commandNote = useLeftOutNote(comparison);
  const series = measuredSeries(comparison);
  const best = series.toSorted((one, other) => lastValue(other, k) - lastValue(one, k))[0];
  if (!best) return null;

  const hasHollow = series.some(isThinned);
  const thinned = hasHollow ? ", fewer at hollow points" : "";
  const axis = `tries (k); n = ${problemsText(series)} ${series.every(({ of }) => of.problems === 1) ? "problem" : "problems"}${thinned}`;
  const rowsOf = (figure: "passAtK" | "passHatK") => series.flatMap((one) => valueRows(one, figure, onList));
  const within = { columns: columnsOf("pass@k", "pass^k"), rows: rowsOf("passAtK") };
  const inAll = { columns: columnsOf("pass^k", "pass@k"), rows: rowsOf("passHatK") };
  const command = passCommand(
    { corpusName, filter },
    series.map(({ run }) => run.word),
    k,
  );
  const drawn = references.filter((one) => one.k <= k);
  const names = drawn.map(({ label }) => cutWords(label, MARK));
  // Two names that look alike beside their ticks would be taken for one.
  const isNamed = areNamed(drawn) && new Set(names).size === names.length;
  const marks = drawn.map((one, at) => markOf(one, (isNamed ? names[at] : undefined) ?? String(at + 1)));
  const headroomList = listName("recoverable", best.run.id);
  const recoverable = listedProblems(comparison, headroomList)?.total ?? 0;
  const shared = { mostK: k, axis, onOpen: (run: string, at: number) => onList(listName("recoverable", run, at)) };

  return (
    <div className={classNames("grid gap-4", k > 1 && "medium:grid-cols-[3fr_2fr]")}>
      <ChartFrame
        name="pass-at-k"
        title="Success within k tries: pass@k"
        subtitle={`Unbiased, a mean over problems; 95 % bands${series.length > MOST_BANDS ? ", of the baseline and of the run that is pointed at," : ""} from resampling clusters of problems (seed ${comparison.seed}). n = ${problemsText(series)}${thinned}.`}
        conclusion={headroomSentence(best, comparison, recoverable)}
        onConclusion={recoverable > 0 ? () => onList(headroomList) : undefined}
        table={{ ...within, rows: [...within.rows, ...references.map(referenceRow)] }}
        command={command}
        commandNote={commandNote}
        notes={[
          ...series.map(fullName),
          ...(hasHollow ? [HOLLOW_NOTE] : []),
          ...(drawn.length > 0 ? [REFERENCES_NOTE] : []),
          ...drawn.map((one, at) => `${isNamed ? "" : `${at + 1} `}${referenceWords(one)}`),
        ]}
      >
        <KCurves
          series={series.map((one) => curveOf(one, "passAtK", k === 1 ? ALONE : LONG))}
          marks={marks}
          {...shared}
        />
        <CurveKey
          entries={[
            ...earlyEntries(series, k, "passAtK"),
            ...drawn.map((one, at) => referenceEntry(one, isNamed ? "–" : String(at + 1))),
          ]}
          hasReach={k > 1}
          hasHollow={hasHollow}
          hasReferences={drawn.length > 0}
        />
        {k === 1 ? (
          <p className="mt-2 text-ink-2">
            With one try pass^k, success in all of k tries, is the same as pass@k, so it has no chart of its own.
          </p>
        ) : null}
      </ChartFrame>
      {k === 1 ? null : (
        <ChartFrame
          name="pass-hat-k"
          title="Success in all of k tries: pass^k"
          subtitle={`How reliable a run is: every one of k tries succeeds. n = ${problemsText(series)}${thinned}.`}
          conclusion={reliabilitySentence(best, k)}
          table={inAll}
          command={command}
          commandNote={commandNote}
          notes={[...series.map(fullName), ...(hasHollow ? [HOLLOW_NOTE] : [])]}
        >
          <KCurves series={series.map((one) => curveOf(one, "passHatK", SHORT))} marks={[]} {...shared} />
          <CurveKey entries={earlyEntries(series, k, "passHatK")} hasReach={false} hasHollow={hasHollow} />
        </ChartFrame>
      )}
    </div>
  );
}

/** Letters of a name at the end of a line: in a chart of its own row, and in the wide and the narrow one of two. */
const ALONE = 40;
const LONG = 28;
const SHORT = 17;
/** Of a name before a tick. */
const MARK = 21;

/** As many digits in each row, so that they stand under each other. */
const exact = (value: number): string => value.toFixed(5);

/** The figure of the chart before the other one, which is there to be read beside it. */
function columnsOf(own: string, other: string): ChartData["columns"] {
  return [
    { name: "Run" },
    { name: "k" },
    ...[own, "from", "to", other, `${other} from`, `${other} to`].map((name) => ({ name, format: exact })),
    { name: "Problems" },
    { name: "With fewer rollouts" },
    { name: "Recoverable" },
    { name: "Note" },
  ];
}

/** What a point opens by a press, its row opens by the keyboard too. */
function valueRows(
  { of, run, look }: Series,
  own: "passAtK" | "passHatK",
  onList: CurvesPanelsProps["onList"],
): ChartData["rows"] {
  return of.points.map(({ k, passAtK, passHatK, tooFew, recoverable }) => [
    `${look.letter} ${run.name}`,
    k,
    ...bounds(own === "passAtK" ? passAtK : passHatK),
    ...bounds(own === "passAtK" ? passHatK : passAtK),
    passAtK.value === null ? 0 : passAtK.n,
    tooFew.count,
    {
      value: recoverable,
      onOpen: () => onList(listName("recoverable", run.id, k)),
      label: `${recoverable} recoverable at k = ${k} in run ${look.letter}: open the problems`,
    },
    [passAtK.value === null ? passAtK.reason : (passAtK.note ?? ""), namesText(tooFew)]
      .filter((text) => text !== "")
      .join(" "),
  ]);
}

/** Names the problems that a figure is not about. */
function namesText({ count, first }: Series["of"]["points"][number]["tooFew"]): string {
  if (count === 0) return "";
  const more = count - first.length;

  return `Fewer rollouts: ${first.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

function bounds(figure: Figure): (number | null)[] {
  if (figure.value === null) return [null, null, null];

  return [figure.value, figure.interval?.[0] ?? null, figure.interval?.[1] ?? null];
}

function referenceRow({ label, k, value, interval, source, caveat }: DrawnReference): ChartData["rows"][number] {
  const ends = [interval?.[0] ?? null, interval?.[1] ?? null];

  return [
    `${label}, ${source}`,
    k,
    value,
    ...ends,
    null,
    null,
    null,
    null,
    null,
    null,
    `No pairing possible. ${caveat}`,
  ];
}

function markOf({ id, k, value }: DrawnReference, sign: string): CurveMark {
  return { key: id, k, value, sign };
}

function curveOf(series: Series, figure: "passAtK" | "passHatK", most: number): CurveSeries {
  const points = series.of.points.flatMap(({ k, [figure]: of }) => {
    if (of.value === null) return [];
    return [{ k, value: of.value, low: of.interval?.[0], high: of.interval?.[1], n: of.n }];
  });
  const [last, headroom] = [points.at(-1), series.of.headroom.value];

  return {
    key: series.run.id,
    name: shortName(series, most),
    look: series.look,
    points,
    reachFrom: figure === "passAtK" && last && headroom !== null ? last.value - headroom : undefined,
  };
}

/** Whether some of its points are over fewer problems than others. */
function isThinned({ of }: Series): boolean {
  return new Set(of.points.flatMap(({ passAtK }) => (passAtK.value === null ? [] : [passAtK.n]))).size > 1;
}

function lastValue({ of }: Series, k: number): number {
  return of.points[k - 1]?.passAtK.value ?? -1;
}

function problemsText(series: readonly Series[]): string {
  const counts = series.map(({ of }) => of.problems);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];

  return fewest === most ? String(most) : `${fewest} to ${most}`;
}

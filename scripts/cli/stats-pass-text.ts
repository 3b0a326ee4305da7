import type { EvaluatedRun, Figure, PassReport } from "@/lib/contract/evaluation";
import { failureWords } from "@/lib/domain/failure-words";
import { leftOutWords } from "@/lib/domain/left-out-words";
import { atLeastWords } from "@/lib/domain/open-words";
import { othersWords } from "@/lib/domain/others-words";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { distinctNames } from "./distinct-names";
import { FIGURE_COLUMNS, figureCells, number, withNoun } from "./figure-cells";

export type MeasuredPass = Extract<PassReport, { status: "measured" }>;

/** What `assay stats pass --json` prints: an object, and for several runs a list of them with their names. */
export function passJson(reports: readonly MeasuredPass[]) {
  const [only, ...others] = reports;
  if (only !== undefined && others.length === 0) return reportJson(only);

  const nameOf = distinctNames(reports.flatMap(({ runs }) => runs));

  return reports.map((report) => {
    const [run] = report.runs;
    return { run: run === undefined ? "" : nameOf(run), ...reportJson(report) };
  });
}

/** Its method says in words what the figures rest on. */
function reportJson(report: MeasuredPass) {
  const { problems, rollouts, successes, points } = report;
  const byK = <T>(read: (point: MeasuredPass["points"][number]) => T): Record<string, T> =>
    Object.fromEntries(points.map((point) => [String(point.k), read(point)]));

  return {
    problems,
    rollouts,
    successes,
    n: byK(({ tooFew }) => problems - tooFew.length),
    passAtK: byK(({ passAtK }) => passAtK.value),
    passHatK: byK(({ passHatK }) => passHatK.value),
    interval: {
      passAtK: byK(({ passAtK }) => intervalOf(passAtK)),
      passHatK: byK(({ passHatK }) => intervalOf(passHatK)),
    },
    method: [...methodSentences(report), ...noticeSentences(report)].join(" "),
  };
}

interface PassAsked {
  readonly corpus: string;
  readonly filter: string;
  readonly reports: readonly MeasuredPass[];
}

/** `assay stats pass` for a reader. */
export function passText({ reports, ...asked }: PassAsked): string {
  const nameOf = distinctNames(reports.flatMap(({ runs }) => runs));

  return reports.map((report) => reportText(report, asked, nameOf)).join("\n");
}

function reportText(
  report: MeasuredPass,
  { corpus, filter }: Omit<PassAsked, "reports">,
  nameOf: (run: EvaluatedRun) => string,
): string {
  const { runs, problems, rollouts, successes, points } = report;
  const [run] = runs;
  const what = runs.length === 1 && run !== undefined ? `${plain(corpus)}, ${plain(nameOf(run))}` : plain(corpus);
  const parts = [
    [
      `${what}${filter === "" ? "" : `, ${plain(filter)}`}`,
      `${withNoun(rollouts, "rollout")} of ${withNoun(problems, "problem")}, ${number(successes)} successful`,
    ].join("\n"),
    alignedTable(
      [
        ["", ...FIGURE_COLUMNS],
        ...points.map(({ k, passAtK }) => [`pass@${k}`, ...figureCells(passAtK)]),
        ...points.map(({ k, passHatK }) => [`pass^${k}`, ...figureCells(passHatK)]),
      ],
      [0, 4],
    ),
    noticeSentences(report).join("\n"),
    methodSentences(report).join(" "),
  ];

  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function methodSentences({ points, seed }: MeasuredPass): string[] {
  const figures = points.flatMap(({ passAtK, passHatK }) => [passAtK, passHatK]);
  const resamples = Math.max(0, ...figures.map((figure) => (figure.value === null ? 0 : figure.resamples)));
  const hasFormula = figures.some((figure) => figure.value !== null && figure.interval && figure.resamples === 0);
  const ways = [
    ...(resamples > 0 ? [`from ${number(resamples)} resamples of whole problems, seed ${seed}`] : []),
    ...(hasFormula ? ["by Wilson's formula where problems have one rollout or are all alike"] : []),
  ];

  return [
    "pass@k is 1 − C(n−c,k) ÷ C(n,k) and pass^k is C(c,k) ÷ C(n,k) for c successes of n rollouts, means over problems.",
    ...(ways.length > 0 ? [`Intervals: 95 %, ${ways.join(", ")}.`] : ["There are too few problems for intervals."]),
  ];
}

/** Names beyond this are counted. */
const MOST_NAMES = 20;

function noticeSentences(report: MeasuredPass): string[] {
  const { failures, points, problems, rollouts, runs, missingProblems, leftOut } = report;
  const atLeast = atLeastWords({ rollouts, open: failures.open });
  const harnesses = new Set(runs.map(({ harness }) => harness));

  return [
    `Counted as failures: ${failureWords(failures) || "no crash, no time-out, and nothing without a score"}.`,
    ...(atLeast ? [atLeast] : []),
    ...(runs.length > 1 ? [`The rollouts of ${number(runs.length)} runs are added up by problem.`] : []),
    ...(harnesses.size > 1 ? ["The runs have different harnesses: their rollouts are not alike."] : []),
    ...points.filter(({ tooFew }) => tooFew.length > 0).map((point) => tooFewSentence(point, problems)),
    ...(missingProblems > 0
      ? [`${withNoun(missingProblems, "problem")} of its suites ${othersWords(leftOut !== null)}: in no figure.`]
      : []),
    ...(leftOut ? [leftOutWords(leftOut)] : []),
  ];
}

function tooFewSentence({ k, tooFew }: MeasuredPass["points"][number], problems: number): string {
  if (tooFew.length === problems) return `At k = ${k} no problem has enough rollouts.`;

  const names = tooFew.slice(0, MOST_NAMES).map((name) => plain(name));
  const more = tooFew.length - names.length;
  const all = `${names.join(", ")}${more > 0 ? ` and ${number(more)} more` : ""}`;

  return `At k = ${k}, ${withNoun(tooFew.length, "problem")} with fewer rollouts, in no figure: ${all}.`;
}

function intervalOf(figure: Figure): readonly [number, number] | null {
  return figure.value === null ? null : figure.interval;
}

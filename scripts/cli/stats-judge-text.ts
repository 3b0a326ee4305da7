import type { AuditSample } from "@/lib/contract/audit-sample";
import type { JudgeReport } from "@/lib/contract/judge";
import type { JudgeRater } from "@/lib/contract/multi-judge";
import type { Estimate } from "@/lib/contract/queues";
import { GATES } from "@/lib/domain/judgement";
import { leftOutWords } from "@/lib/domain/left-out-words";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { shareWords } from "@/lib/domain/share-words";
import { VERDICTS } from "@/lib/domain/verdict";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import type { JudgeStatistics } from "./stats-judge";

/** `assay stats judge` for a reader: what can be concluded, then the tables of the page in its order. */
export function judgeText(corpus: string, statistics: JudgeStatistics): string {
  const parts = [
    heading(corpus, statistics),
    ...(statistics.counts.audited.count > 0
      ? [agreementTable(statistics), confusionTable(statistics), gatesTable(statistics)]
      : ["Nobody has audited any of these: draw a sample on the page /judge."]),
    ...(["model", "rubric", "bucket", "agent"] as const).map((facet) => groupsTable(statistics, facet)),
    crossTable("judge ↓  verdict →", VERDICTS, (gate, verdict) =>
      countOf(statistics.byVerdict.find((cell) => cell.gate === gate && cell.verdict === verdict)),
    ),
    crossTable("judge ↓  outcome →", OUTCOME_LEVELS, (gate, outcome) =>
      countOf(statistics.byOutcome.find((cell) => cell.gate === gate && cell.outcome === outcome)),
    ),
    weeksTable(statistics),
    checksTable(statistics),
    ...samplesTable(statistics),
    ...judgesTables(statistics),
    "Intervals: 95 %, with problems as clusters; of a share of none or all each problem counts once. --json has the unrounded numbers and the filter text of each.",
  ];

  return `${parts.join("\n\n")}\n`;
}

function heading(corpus: string, { counts, filter, labels, fewest, leftOut }: JudgeReport): string {
  const number = (value: { readonly count: number }): string => value.count.toLocaleString("en");

  return [
    `${plain(corpus)}${filter === "" ? "" : `, ${plain(filter)}`}`,
    `${number(counts.judged)} judged (${number(counts.float)} under a rubric without gates), ${number(counts.failed)} failed, ${number(counts.absent)} not judged`,
    `${number(counts.audited)} audited${labels === "blind" ? " blind" : ""}, ${number(counts.notBlind)} not blind (${number(counts.settledInSight)} settled by a lead), ${number(counts.withoutGate)} where the judge has no gate, ${counts.awaiting.toLocaleString("en")} to settle`,
    ...(leftOut ? [leftOutWords(leftOut)] : []),
    `Under ${fewest} labels or problems nothing is concluded.`,
  ].join("\n");
}

/** Under a table that does not hold all: how many more there are. */
function withRest(table: string, { all, items }: { all: number; items: readonly unknown[] }, order: string): string {
  return all > items.length ? `${table}\nand ${(all - items.length).toLocaleString("en")} more; ${order}` : table;
}

const COLUMNS = ["value", "interval", "n", ""] as const;
const LEFT = [0, 4];

function agreementTable({ agreement }: JudgeReport): string {
  return alignedTable(
    [
      ["judge against people", ...COLUMNS],
      ["quadratic-weighted kappa", ...cells(agreement.kappa)],
      ["another gate", ...cells(agreement.error)],
      ["same gate", ...cells(agreement.exact)],
      ["same or neighbouring gate", ...cells(agreement.withinOne)],
      ["bias", ...cells(agreement.bias)],
    ],
    LEFT,
  );
}

function confusionTable({ confusion }: JudgeReport): string {
  return crossTable("people ↓  judge →", GATES.map(String), (human, judge) =>
    countOf(confusion.find((cell) => cell.human === human && String(cell.judge) === judge)),
  );
}

function gatesTable({ gates }: JudgeReport): string {
  return alignedTable(
    [
      ["first failing gate", ...COLUMNS],
      ...gates.flatMap(({ gate, precision, recall, f1 }) => [
        [`${gate}: precision`, ...cells(precision)],
        [`${gate}: recall`, ...cells(recall)],
        [`${gate}: F1`, ...cells(f1)],
      ]),
    ],
    LEFT,
  );
}

function groupsTable({ groups }: JudgeReport, facet: keyof JudgeReport["groups"]): string {
  const rows = groups[facet].items.map(({ name, judged, failed, error }) => [
    shown(name),
    countOf(judged),
    countOf(failed),
    ...cells(error),
  ]);

  return withRest(
    alignedTable([[facet, "judged", "failed", "another gate", ...COLUMNS.slice(1)], ...rows], [0, 6]),
    groups[facet],
    "the largest come first",
  );
}

function weeksTable({ weeks, rubricChanges }: JudgeReport): string {
  const rows = weeks.map(({ week, judged, score, error }) => [
    week,
    judged.toLocaleString("en"),
    score.value === null ? "–" : score.value.toFixed(3),
    ...cells(error),
  ]);
  const table = alignedTable([["week of", "judged", "score", "another gate", ...COLUMNS.slice(1)], ...rows], [0, 6]);
  const changes = rubricChanges.map(({ week, to }) => `from ${week} most name the rubric ${shown(to)}`);

  return [table, ...changes].join("\n");
}

function checksTable({ horizon, quotes, faults, unexplained }: JudgeReport): string {
  const bin = ({ from, to }: JudgeReport["horizon"][number]): string =>
    from === to ? "all of it" : `${from * 100} to ${to * 100} %`;

  return [
    alignedTable(
      [
        ["the judge could read", "judged", "another gate", ...COLUMNS.slice(1)],
        ...horizon.map((row) => [bin(row), row.judged.toLocaleString("en"), ...cells(row.error)]),
      ],
      [0, 5],
    ),
    alignedTable(
      [
        ["quotes that are not there", ...COLUMNS],
        ...quotes.map(({ name, unresolved }) => [shown(name), ...cells(unresolved)]),
      ],
      LEFT,
    ),
    alignedTable([
      ["whose fault it is", "audits"],
      ...faults.map(({ fault, count }) => [fault, count.toLocaleString("en")]),
      ["nobody said", unexplained.toLocaleString("en")],
    ]),
  ].join("\n\n");
}

function samplesTable({ samples }: JudgeStatistics): string[] {
  if (samples.items.length === 0) return [];
  const rows = samples.items.map((sample) => [
    plain(sample.queue.name),
    `${sample.labelled.toLocaleString("en")} of ${sample.drawn.toLocaleString("en")}`,
    shareWords(sample.coveredShare),
    ...cells(sample.estimate).slice(0, 2),
    cells(sample.unweighted)[0] ?? "",
    answeredWithout(sample),
  ]);
  const columns = ["audit sample", "labels", "covers", "error rate", "interval", "unweighted", "answered, no label"];

  return [withRest(alignedTable([columns, ...rows]), samples, "the newest come first")];
}

/** Drawn trajectories that have all their answers and no label, whatever keeps it. */
function answeredWithout({ differing, sighted, gateless, broken }: AuditSample): string {
  if (differing === null || sighted === null || gateless === null || broken === null) return "–";

  return (differing + sighted + gateless + broken).toLocaleString("en");
}

function judgesTables({ judges }: JudgeStatistics): string[] {
  if (judges.raters.length === 0) return [];
  const nameOf = (id: string): string => raterName(id, judges.raters);
  const rows = judges.pairs.map(({ raters: [one, other], weightedKappa }) => [
    `${nameOf(one)} and ${nameOf(other)}`,
    ...cells(weightedKappa),
  ]);
  const raters = judges.raters.map(({ id, rated, failed, withoutGate }) => [
    nameOf(id),
    ...[rated, failed, withoutGate].map((count) => count.toLocaleString("en")),
  ]);

  return [
    alignedTable(
      [["judges and people, weighted kappa", ...COLUMNS], ...rows, ["all, alpha", ...cells(judges.alpha)]],
      LEFT,
    ),
    alignedTable([["rater", "compared", "failed", "without a gate"], ...raters]),
  ];
}

/** One model under two rubrics is two raters: told apart by the rubric where a model comes more than once. */
function raterName(id: string, raters: readonly JudgeRater[]): string {
  const rater = raters.find((candidate) => candidate.id === id);
  if (rater?.kind !== "judge" || rater.model === null) return plain(rater?.kind ?? id);
  const isAlone = raters.filter(({ model }) => model === rater.model).length === 1;

  return plain(isAlone || rater.rubric === null ? rater.model : `${rater.model} under ${rater.rubric}`);
}

function crossTable<Column extends string>(
  title: string,
  columns: readonly Column[],
  cell: (gate: (typeof GATES)[number], column: Column) => string,
): string {
  return alignedTable([
    [title, ...columns],
    ...GATES.map((gate) => [String(gate), ...columns.map((column) => cell(gate, column))]),
  ]);
}

function cells(estimate: Estimate): readonly string[] {
  const n = estimate.n.toLocaleString("en");
  if (estimate.value === null) return ["–", "", n, plain(estimate.reason)];
  const { value, low, high } = estimate;

  return [value.toFixed(3), low === null || high === null ? "" : `${low.toFixed(3)} to ${high.toFixed(3)}`, n, ""];
}

function countOf(counted: { readonly count: number } | undefined): string {
  return (counted?.count ?? 0).toLocaleString("en");
}

function shown(name: string | null): string {
  return name === null ? "none named" : plain(name);
}

import type { Figure } from "@/lib/contract/evaluation";
import type { ListedRun, RunList } from "@/lib/contract/runs";
import { K_WITHOUT_THEM, leftOutWords } from "@/lib/domain/left-out-words";
import { atLeastWords, OPEN_HEADROOM } from "@/lib/domain/open-words";
import { PART_MARK, partWords } from "@/lib/domain/part-words";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { number, withNoun } from "./figure-cells";

/**
 * The object of `assay stats runs --json`.
 *
 * @param askedK - the k that was asked for; absent where it follows from the rollouts
 */
export function runsJson({ k, items, leftOut, seed }: RunList, askedK: number | undefined) {
  return { k, askedK: askedK ?? null, runs: items, leftOut, seed };
}

interface RunsTextInput {
  readonly corpus: string;
  readonly filter: string;
  readonly list: RunList;
  /** The k that was asked for; absent where it follows from the rollouts. */
  readonly askedK?: number | undefined;
}

/** `assay stats runs` for a reader. */
export function runsText({ corpus, filter, list, askedK }: RunsTextInput): string {
  const { k, items, total, leftOut } = list;
  const refused = items.flatMap(({ name, pass }) =>
    pass.status === "refused" ? [`No pass@k of ${plain(name)}: ${plain(pass.reason)}`] : [],
  );
  const open = items.flatMap(({ name, pass, rollouts, failures }) => {
    const words = pass.status === "measured" ? atLeastWords({ rollouts, open: failures.open }) : undefined;
    return words === undefined ? [] : [`${plain(name)}: ${words}`];
  });
  const part = items.flatMap((run) => partOf(run, k) ?? []);
  const parts = [
    `${plain(corpus)}${filter === "" ? "" : `, ${plain(filter)}`}: ${withNoun(total, "run")}`,
    alignedTable([headOf(k), ...items.map((run) => rowOf(run, k, leftOut ? "not seen" : "not tried"))], [0, 1]),
    askedK !== undefined && askedK > k
      ? `No run has ${withNoun(askedK, "rollout")} of a problem that are counted here, so k is ${k}.`
      : "",
    refused.join("\n"),
    [...open, ...(open.length > 0 && k > 1 ? [OPEN_HEADROOM] : [])].join("\n"),
    part.map((words) => `${PART_MARK} ${words}`).join("\n"),
    leftOut ? `${leftOutWords(leftOut)}${askedK !== undefined ? "" : ` ${K_WITHOUT_THEM}`}` : "",
    "Shares with 95 % intervals. Crashes, time-outs and what nobody scored, one may be in two of them, are failures.",
  ];

  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function headOf(k: number): readonly string[] {
  return [
    ...["run", "harness", "problems", "rollouts", "ASR", "pass@1"],
    // At k = 1 it is pass@1 again, with nothing above it.
    ...(k === 1 ? [] : [`pass@${k}`, "headroom"]),
    ...["crashed", "timed out", "unscored", "judge", "richness", "tokens", "cost $"],
  ];
}

function rowOf(run: ListedRun, k: number, missing: string): readonly string[] {
  const { pass, failures, judge } = run;
  const measured = pass.status === "measured" ? pass : undefined;
  const mark = partOf(run, k) === undefined ? "" : `${PART_MARK} `;
  const above = k === 1 ? [] : [measured?.passAtK, measured?.headroom];

  return [
    plain(run.name),
    harnessOf(run.harness),
    `${number(run.problems)}${run.missingProblems > 0 ? ` (${number(run.missingProblems)} ${missing})` : ""}`,
    number(run.rollouts),
    run.asr.value === null ? successesText(run) : figureText(run.asr),
    measured ? figureText(measured.passAt1) : "–",
    ...above.map((figure) => (figure ? `${mark}${figureText(figure)}` : "–")),
    ...[failures.crashed, failures.timedOut, failures.unscored].map(number),
    `${meanText(judge.mean, 2)}${judge.failed > 0 ? ` (${number(judge.failed)} failed)` : ""}`,
    meanText(run.richness.mean, 2),
    number(Math.round(run.tokens)),
    meanText(run.costUsd.mean, 4),
  ];
}

/** Which problems pass@k and headroom of a run count, where not all. */
function partOf({ name, problems, pass }: ListedRun, k: number): string | undefined {
  const words = pass.status === "measured" ? partWords({ k, problems, tooFew: pass.tooFew }) : undefined;

  return words === undefined ? undefined : `${plain(name)}: ${words}`;
}

/** Of a run without a success rate. */
function successesText({ successes, rollouts, failures }: ListedRun): string {
  return failures.unscored === rollouts ? "none scored" : `${number(successes)} of ${number(rollouts)}`;
}

function harnessOf(harness: ListedRun["harness"]): string {
  switch (harness.kind) {
    case "named":
      return plain(harness.name);
    case "declared":
      return withNoun(harness.tools.length, "declared tool");
    case "unknown":
      return "unknown";
  }
}

function figureText(figure: Figure): string {
  if (figure.value === null) return "–";
  const { value, interval } = figure;

  return interval === null
    ? value.toFixed(4)
    : `${value.toFixed(4)} (${interval[0].toFixed(4)} to ${interval[1].toFixed(4)})`;
}

function meanText(mean: number | null, digits: number): string {
  return mean === null ? "–" : mean.toFixed(digits);
}

import type { TrainingImport } from "@/lib/contract/training";
import { givenAgainWords } from "@/lib/domain/given-again-words";
import { plain } from "./classification-table";
import { number, withNoun } from "./figure-cells";

/** What came of a file of metrics, as one line of JSON. */
export function metricsJson(done: TrainingImport): string {
  const { file, lines, points, added, replaced, repeated, givenAgain, rejected } = done;
  const { reasons, runs, metrics, leftOutColumns, fault } = done;
  const sums = { file, lines, points, added, replaced, repeated, givenAgain, rejected };

  return `${JSON.stringify({ ...sums, reasons, runs, metrics, leftOutColumns, fault })}\n`;
}

/** The same in words. */
export function metricsText(done: TrainingImport): string {
  const { file, lines, points, added, replaced, repeated, rejected, reasons, runs, metrics, leftOutColumns, fault } =
    done;
  const { givenAgain, replacedRuns } = done;
  const text = [
    `${file}: ${withNoun(points, "point")} in ${withNoun(lines, "line")}; ${number(added)} new, ${number(replaced)} replaced another value, ${number(repeated)} there already${givenAgainWords(givenAgain)}.`,
    ...(points > 0 ? [`  runs: ${runs.join(", ")}`, `  metrics: ${metrics.join(", ")}`] : []),
    ...(replacedRuns.length > 0 ? [`  values replaced of run: ${replacedRuns.join(", ")}`] : []),
    ...(leftOutColumns.length > 0 ? [`  no metric: ${leftOutColumns.join(", ")}`] : []),
    ...(rejected > 0 ? [`  ${rejected} could not be read:`] : []),
    ...reasons.map(({ reason, count, firstLine }) => `    ${count}, first on line ${firstLine}: ${reason}`),
    ...(fault === null ? [] : [`  ${fault}`]),
  ];

  return `${text.map((line) => plain(line)).join("\n")}\n`;
}

import type { RescoringReport } from "@/lib/contract/rescoring";
import { alignedTable } from "./aligned-table";
import { number } from "./figure-cells";

/** `assay stats rescore` for a reader. */
export function rescoringText(report: RescoringReport): string {
  const { total, rescored, waiting, leftOut, answers, parts, partial, solved } = report;
  const named = parts.filter(({ differs, undecided }) => differs.count + undecided.count > 0);

  return [
    `${number(rescored)} of ${number(total)} outcomes scored again, ${number(partial.count)} of them in part.`,
    ...(leftOut ? [leftOutText(leftOut)] : []),
    ...(waiting > 0 ? [`${number(waiting)} wait to be measured.`] : []),
    "",
    alignedTable(answers.map(({ answer, count }) => [answer, number(count)])),
    ...(named.length > 0
      ? [
          "",
          alignedTable([
            ["", "differs", "undecided"],
            ...named.map(({ part, differs, undecided }) => [part, number(differs.count), number(undecided.count)]),
          ]),
        ]
      : []),
    "",
    `Solved as stored: ${number(solved.stored)}. By the rules: ${solvedText(solved)}.`,
    "",
  ].join("\n");
}

function solvedText({ low, high }: RescoringReport["solved"]): string {
  return low === high ? number(low) : `${number(low)} to ${number(high)}`;
}

function leftOutText({ blind, sharing }: NonNullable<RescoringReport["leftOut"]>): string {
  return `Left out, because you review them blind: ${number(blind)}${
    sharing > 0 ? `; because their reward spec would tell of those: ${number(sharing)}` : ""
  }.`;
}

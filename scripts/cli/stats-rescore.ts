import { parseArgs } from "node:util";
import type { RescoringReport } from "@/lib/contract/rescoring";
import { getRescoring } from "@/lib/services/evaluation/get-rescoring";
import { alignedTable } from "./aligned-table";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { STATS_RESCORE_USAGE } from "./stats-rescore-usage";

/** `assay stats rescore`: what the rules make of the stored outcomes. */
export const statsRescore: Command = {
  usage: STATS_RESCORE_USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, filter: { type: "string" }, json: { type: "boolean" } },
    });
    const name = requiredOption(values.corpus, "--corpus");
    const filter = filterOption(values.filter);

    const report = await withCommandHost(async ({ context }) =>
      getRescoring(context, { id: await corpusIdOf(context.db, name), filter }),
    );

    await output.out(values.json === true ? `${JSON.stringify(report)}\n` : rescoringText(report));
    return EXIT.ok;
  },
};

function rescoringText(report: RescoringReport): string {
  const { total, rescored, waiting, leftOut, answers, parts, partial, solved } = report;
  const number = (value: number) => value.toLocaleString("en");
  const named = parts.filter(({ differs, undecided }) => differs.count + undecided.count > 0);

  return [
    `${number(rescored)} of ${number(total)} outcomes scored again, ${number(partial.count)} of them in part.`,
    ...(leftOut ? [leftOutText(leftOut, number)] : []),
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
  return low === high ? low.toLocaleString("en") : `${low.toLocaleString("en")} to ${high.toLocaleString("en")}`;
}

type Number = (value: number) => string;

function leftOutText({ blind, sharing }: NonNullable<RescoringReport["leftOut"]>, number: Number): string {
  return `Left out, because you review them blind: ${number(blind)}${
    sharing > 0 ? `; because their reward spec would tell of those: ${number(sharing)}` : ""
  }.`;
}

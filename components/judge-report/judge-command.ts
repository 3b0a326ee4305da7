import type { JudgeReportQuery } from "@/lib/contract/judge";
import { commandOption } from "@/lib/domain/command-option";
import { JUDGE_FACETS } from "@/lib/query/judge-scope";

/** The command line that prints the same report. */
export function judgeCommand(corpusName: string, query: JudgeReportQuery): string {
  const given = (["filter", ...JUDGE_FACETS] as const).filter((name) => query[name] !== "");

  return [
    "npm run -s assay -- stats judge",
    commandOption("corpus", corpusName),
    ...given.map((name) => commandOption(name, query[name])),
    ...(query.labels === "all" ? ["--all-labels"] : []),
    "--json",
  ].join(" ");
}

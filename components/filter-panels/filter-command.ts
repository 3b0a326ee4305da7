import type { AskDiversity } from "@/lib/contract/pipeline";
import type { AskCurve } from "@/lib/contract/what-if";
import { commandOption } from "@/lib/domain/command-option";
import { thresholdChanges } from "@/lib/domain/threshold-changes";
import type { TriedCap } from "@/lib/domain/tried-cap";
import type { LabScope } from "./lab-scope";

/** What a panel shows, as the command line is asked for it. */
export type FilterLine =
  | { readonly verb: "what-if" | "pipeline" | "grid" }
  | { readonly verb: "curve"; readonly along: AskCurve["along"] }
  | { readonly verb: "diversity"; readonly of: AskDiversity["of"]; readonly tried: TriedCap | undefined };

/** The command line that prints what a panel shows: the version compared with, and what differs from it. */
export function filterCommand(line: FilterLine, { corpus, base, thresholds, labels }: LabScope): string {
  return [
    `npm run -s assay -- filter ${line.verb}`,
    commandOption("corpus", corpus.name),
    commandOption("base", base.name),
    ...thresholdChanges(base.thresholds, thresholds).map(({ name, to }) => commandOption("set", `${name}=${to}`)),
    ...ownOptions(line),
    ...(labels === "all" && HELD_AGAINST_LABELS.includes(line.verb) ? ["--all-labels"] : []),
    "--json",
  ].join(" ");
}

/** The others say nothing of people. */
const HELD_AGAINST_LABELS: readonly FilterLine["verb"][] = ["what-if", "curve", "grid"];

function ownOptions(line: FilterLine): readonly string[] {
  if (line.verb === "curve") return [commandOption("along", line.along)];

  if (line.verb !== "diversity") return [];
  const { of, tried } = line;

  return [
    ...(of === "approved" ? ["--approved"] : []),
    ...(tried === undefined ? [] : [commandOption("cap", `${tried.by}=${tried.cap ?? "none"}`)]),
  ];
}

import { commandOption } from "@/components/trajectory-list/command-option";
import { thresholdChanges } from "@/lib/domain/threshold-changes";
import type { LabScope } from "./lab-scope";

/** The command line that prints what a panel shows: the saved version, and what the draft changes of it. */
export function filterCommand(
  verb: "what-if" | "curve" | "pipeline" | "diversity",
  { corpus, base, thresholds }: LabScope,
  ...options: readonly string[]
): string {
  return [
    `npm run -s assay -- filter ${verb}`,
    commandOption("corpus", corpus.name),
    commandOption("base", base.name),
    ...thresholdChanges(base.thresholds, thresholds).map(({ name, to }) => commandOption("set", `${name}=${to}`)),
    ...options,
    "--json",
  ].join(" ");
}

import { compareRuns } from "@/lib/services/evaluation/compare-runs";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { compareJson, compareText, harnessWarning } from "./stats-compare-text";
import { STATS_COMPARE_USAGE } from "./stats-compare-usage";

/** `assay stats compare`: runs against a baseline, on the problems they share. */
export const statsCompare: Command = {
  usage: STATS_COMPARE_USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        a: { type: "string" },
        b: { type: "string", multiple: true },
        filter: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const name = requiredOption(values.corpus, "--corpus");
    const a = requiredOption(values.a, "--a");
    const b = (values.b ?? [""]).map((run) => requiredOption(run, "--b"));
    const filter = filterOption(values.filter);

    const report = await withCommandHost(async ({ context }) =>
      compareRuns(context, { corpus: await corpusIdOf(context.db, name), a, b, filter }),
    );
    if (report.status === "refused") throw new Error(report.reason);

    const warning = harnessWarning(report);
    if (warning !== undefined) await output.err(`${warning}\n`);
    if (values.json === true) await output.out(`${JSON.stringify(compareJson(report))}\n`);
    else await output.out(compareText(report));
    return EXIT.ok;
  },
};

import { getRescoring } from "@/lib/services/evaluation/get-rescoring";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { rescoringText } from "./stats-rescore-text";
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

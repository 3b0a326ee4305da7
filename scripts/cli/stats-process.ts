import { MOST_COMPARED } from "@/lib/domain/run-order";
import { getProcess } from "@/lib/services/evaluation/get-process";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { processJson, processText } from "./stats-process-text";
import { STATS_PROCESS_USAGE } from "./stats-process-usage";
import { UsageError } from "./usage-error";

/** `assay stats process`: how the agents of runs went about it. */
export const statsProcess: Command = {
  usage: STATS_PROCESS_USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        run: { type: "string", multiple: true },
        filter: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const name = requiredOption(values.corpus, "--corpus");
    const filter = filterOption(values.filter);
    const runs = (values.run ?? []).map((run) => requiredOption(run, "--run"));
    if (runs.length > MOST_COMPARED) throw new UsageError(`Name up to ${MOST_COMPARED} runs with --run.`);

    const report = await withCommandHost(async ({ context }) =>
      getProcess(context, { corpus: await corpusIdOf(context.db, name), runs, filter }),
    );

    if (values.json === true) await output.out(`${JSON.stringify(processJson(report))}\n`);
    else await output.out(processText({ corpus: name, filter, report }));
    return EXIT.ok;
  },
};

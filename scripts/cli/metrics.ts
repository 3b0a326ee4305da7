import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { importTrainingMetrics } from "@/lib/services/training/import-training-metrics";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { metricsJson, metricsText } from "./metrics-text";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay metrics FILE... --corpus NAME [--run RUN] [--json]

Imports what training runs logged by step: CSV with the columns step, metric, value and run, CSV with step and one column
a metric, or one JSON object a line of either form; also gzipped. A file that is imported again changes nothing; another
value at a step takes the place of the old one and is counted.

  --corpus NAME  the corpus.
  --run RUN      the run of rows that name none; by default the file's name without its extensions.
  --json         print a line for each file: {"file","lines","points","added","replaced","repeated","givenAgain",
                 "rejected","reasons","runs","metrics","leftOutColumns","fault"}

Exit code: 0 when everything was read, 1 when something could not be, 2 for a mistake in the command, 3 when there is no
such corpus or file, or nothing of a file could be read.`;

/** `assay metrics`: metrics of training into a corpus, by the service of the page. */
export const metricsCommand: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, run: { type: "string" }, json: { type: "boolean" } },
      allowPositionals: true,
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const run = values.run === undefined ? {} : { run: requiredOption(values.run, "--run") };
    if (positionals.length === 0) throw new UsageError("Name at least one file to import.");
    for (const path of positionals) await requireFile(path);

    return withCommandHost(async ({ context }) => {
      const id = await corpusIdOf(context.db, corpus);
      let isWhole = true;
      for (const path of positionals) {
        const body = createReadStream(path);
        const done = await importTrainingMetrics(context, { id, name: basename(path), body, ...run });
        isWhole &&= done.rejected === 0 && done.fault === null;
        if (values.json === true) await output.out(metricsJson(done));
        else await output.out(metricsText(done));
      }

      return isWhole ? EXIT.ok : EXIT.rejected;
    });
  },
};

async function requireFile(path: string): Promise<void> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) throw new Error(`There is no file ${path}.`);
}

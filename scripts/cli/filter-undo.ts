import { listFilters } from "@/lib/services/filters/list-filters";
import { undoActivation } from "@/lib/services/filters/undo-activation";
import type { Command } from "./command";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { runActivation } from "./run-activation";

const USAGE = `Usage: assay filter undo --corpus NAME [--json]

Takes the latest activation of a corpus back: the version before decides again. Done twice, it is as it was.

  --corpus NAME  the corpus.
  --json         print the activation as one JSON object.

Exit code: 0 when it is taken back, 2 for a mistake in the command, 3 when there is nothing to take back, or it stopped.`;

/** `assay filter undo`: the same service as the page /filters, run by this process. */
export const filterUndo: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, json: { type: "boolean" } },
    });
    const corpusName = requiredOption(values.corpus, "--corpus");

    return withCommandHost(async (host) => {
      const { context, workerId } = host;
      const corpus = await corpusIdOf(context.db, corpusName);
      const { activations } = await listFilters(context, { corpus });
      const latest = activations.find(({ canUndo }) => canUndo);
      if (!latest) throw new Error(`There is no activation in “${corpusName}” that can be taken back.`);
      const started = await undoActivation(context, { id: corpus, activation: latest.id, workerId });

      return runActivation(host, started, { corpus, output, isJson: values.json === true });
    });
  },
};

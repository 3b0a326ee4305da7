import { ActivateFilter } from "@/lib/contract/filters";
import { activateFilter } from "@/lib/services/filters/activate-filter";
import { listFilters } from "@/lib/services/filters/list-filters";
import type { Command } from "./command";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { versionNamed } from "./filter-versions";
import { withCommandHost } from "./own-job";
import { ownWords } from "./own-words";
import { parseArgs } from "./parse-args";
import { runActivation } from "./run-activation";

const USAGE = `Usage: assay filter activate VERSION --corpus NAME --reason TEXT [--json]

Makes a filter version the one that decides in a corpus, and waits until every trajectory has its verdict. Where somebody
activates another one at the same time, only the first is activated, and the other is told.

  --corpus NAME  the corpus.
  --reason TEXT  why it is activated.
  --json         print the activation as one JSON object.

Ctrl-C cancels it and puts back what was changed; one that is killed goes on when Assay runs.

Exit code: 0 when it is active, 2 for a mistake in the command, 3 when it was refused, cancelled or stopped.`;

/** `assay filter activate`: the same service as the page /filters, run by this process. */
export const filterActivate: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, reason: { type: "string" }, json: { type: "boolean" } },
      allowPositionals: true,
    });
    const name = requiredOption(positionals[0], "The version");
    const corpusName = requiredOption(values.corpus, "--corpus");
    const { reason } = ownWords(ActivateFilter.pick({ reason: true }), { reason: values.reason ?? "" });

    return withCommandHost(async (host) => {
      const { context, workerId } = host;
      const corpus = await corpusIdOf(context.db, corpusName);
      const list = await listFilters(context, { corpus });
      const { id: version } = versionNamed(list, name);
      const asked = { id: corpus, version, insteadOf: list.active, reason, workerId };
      const started = await activateFilter(context, asked);

      return runActivation(host, started, { corpus, output, isJson: values.json === true });
    });
  },
};

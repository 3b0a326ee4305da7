import type { CorpusRemoval } from "@/lib/contract/corpora";
import { partWords } from "@/lib/domain/corpus-parts";
import { VEILED_GONE, VEILED_PARTS } from "@/lib/domain/veiled-parts";
import { previewRemoval } from "@/lib/services/corpora/preview-removal";
import { startRemoval } from "@/lib/services/corpora/start-removal";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { corpusIdOf } from "./corpus-id";
import { goingText } from "./going-text";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { runShownJob } from "./run-shown-job";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay corpus remove NAME [--yes] [--json]

Removes a corpus with everything that belongs to it, for good. Without --yes it says what would go, and changes nothing.
It is refused while a job of the corpus waits or runs, and while a signed release of it stands.

  --yes   remove it.
  --json  print one line: {"name","counts","isVeiled","refusal","removed"}

Ctrl-C leaves the corpus as it was until its rows are gone, and stops nothing from then on. What is killed goes on when
Assay runs.

Exit code: 0 when it is removed, or would be; 2 for a mistake in the command; 3 when there is no such corpus, or it cannot
be removed now.`;

const ENDS = {
  cancelled: "Cancelled. The corpus is as it was.",
  interrupted: "Stopped. The removal goes on when Assay runs.",
} as const;

/** `assay corpus remove`: the same service as the settings. */
export const corpusRemove: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { yes: { type: "boolean" }, json: { type: "boolean" } },
      allowPositionals: true,
    });
    const [name, ...more] = positionals;
    if (name === undefined || name === "" || more.length > 0)
      throw new UsageError("Name one corpus; a name of several words is quoted.");

    return withCommandHost(async (host) => {
      const { context, workerId } = host;
      const id = await corpusIdOf(context.db, name);
      const removal = await previewRemoval(context, { id });
      const isWanted = values.yes === true && removal.refusal === null;
      if (isWanted) {
        const { jobId } = await startRemoval(context, { id, name, workerId });
        const failure = await runShownJob(host, { jobId, rows: "tables", ends: ENDS });
        if (failure !== undefined) throw new Error(failure);
      }

      const told = { ...removal, removed: isWanted };
      if (values.json === true) await output.out(`${JSON.stringify(told)}\n`);
      else await output.out(removalText(told));
      if (removal.refusal !== null) await output.err(`${removal.refusal}\n`);
      else if (!isWanted) await output.err("Nothing was removed. Add --yes to remove it.\n");

      return removal.refusal === null ? EXIT.ok : EXIT.failure;
    });
  },
};

function removalText({ name, counts, isVeiled, removed }: CorpusRemoval & { readonly removed: boolean }): string {
  const quoted = `“${plain(name)}”`;
  const veiled = removed ? VEILED_GONE : VEILED_PARTS;

  return goingText({
    ...{ done: `${quoted} is removed`, would: `Removing ${quoted} would take`, isDone: removed },
    ...{ parts: partWords(counts), least: "its name" },
    hidden: isVeiled ? veiled : undefined,
  });
}

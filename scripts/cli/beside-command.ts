import type { Import } from "@/lib/contract/imports";
import type { BesideFormat } from "@/lib/scorer/beside-formats";
import { createImport } from "@/lib/services/imports/create-import";
import { getImport } from "@/lib/services/imports/get-import";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { showProgress } from "./import-progress";
import { importFigures, textReport } from "./import-report";
import { inputFiles } from "./input-files";
import { runOwnJob, withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";

interface BesideCommand {
  readonly usage: string;
  readonly format: BesideFormat;
  /** What the line that programs read says of the things of the file. */
  readonly counts: (done: Import) => Readonly<Record<string, number>>;
}

/** A command that imports files which hold no trajectories: the same service as the imports page, run by this process. */
export function besideCommand({ usage, format, counts }: BesideCommand): Command {
  return {
    usage,
    async run(args, output) {
      const { values, positionals } = parseArgs({
        args: [...args],
        options: { corpus: { type: "string" }, json: { type: "boolean" } },
        allowPositionals: true,
      });
      const corpus = requiredOption(values.corpus, "--corpus");
      const files = await inputFiles(positionals);

      return withCommandHost(async (host) => {
        const { context, workerId } = host;
        const { importId, jobId } = await createImport(context, { corpus, format, files, workerId });
        const progress = showProgress(() => getImport(context, { id: importId }));
        const end = await runOwnJob(host, jobId).finally(() => progress.stop());
        const done = await getImport(context, { id: importId });

        if (values.json === true) await output.out(jsonLine(done, counts(done)));
        await output.err(textReport(done, end));
        if (end !== "done") return EXIT.failure;
        return done.rejected > 0 || done.files.some((file) => file.state === "refused") ? EXIT.rejected : EXIT.ok;
      });
    },
  };
}

/** The one line that programs read. */
function jsonLine(done: Import, counts: Readonly<Record<string, number>>): string {
  const { import: id, corpus, read, rejected, bytes, seconds } = importFigures(done);

  return `${JSON.stringify({ import: id, corpus, read, ...counts, rejected, bytes, seconds })}\n`;
}

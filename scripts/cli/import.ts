import { IMPORT_FORMATS, ImportFormat } from "@/lib/contract/upload";
import { corpusNameOf } from "@/lib/services/imports/corpus-name";
import { createImport } from "@/lib/services/imports/create-import";
import { getImport } from "@/lib/services/imports/get-import";
import { type Command, type CommandOutput, EXIT, type ExitCode } from "./command";
import { showProgress } from "./import-progress";
import { jsonReport, textReport } from "./import-report";
import { inputFiles } from "./input-files";
import { nameOption } from "./name-option";
import { type CommandHost, runOwnJob, withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { hearStopSignals, type StopSignals } from "./stop-signals";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay import FILE... [--corpus NAME] [--run NAME] [--format ${IMPORT_FORMATS.join("|")}] [--json]

Imports trajectories from .jsonl and .json files, also gzipped. The format is found from the content.

  --corpus NAME  the corpus to import into; it is made when it is new and one of the files holds a record. By default
                 the first file's name without its extensions.
  --run NAME     the run of records whose source names none; by default the file's name. A named run is part of what
                 makes a record the same, so the same file can be imported as several runs.
  --format NAME  do not look for the format.
  --json         print one line: {"import","corpus","format","read","imported","duplicates","rejected","bytes","seconds"}

Importing a file again changes nothing. An import that is killed goes on when Assay runs; Ctrl-C cancels it and keeps
what is in.

Exit code: 0 when nothing was rejected, 1 when rows were rejected or some of the files refused, 2 for a mistake in the
command, 3 when nothing could be imported or the files hold nothing, or the import was cancelled or stopped.`;

/** `assay import`: the same service as the imports page, run by this process. */
export const importCommand: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        run: { type: "string" },
        format: { type: "string" },
        json: { type: "boolean" },
      },
      allowPositionals: true,
    });
    const format = formatOf(values.format ?? "auto");
    const names = {
      corpus: values.corpus === undefined ? corpusNameOf(positionals[0] ?? "") : nameOption(values.corpus, "corpus"),
      ...(values.run === undefined ? {} : { runName: nameOption(values.run, "run") }),
    };
    const input = { ...names, format, files: await inputFiles(positionals) };

    return withCommandHost(async (host) => {
      // From before it is recorded: one that nobody runs goes on in the worker, unseen.
      const signals = hearStopSignals();
      try {
        const created = await createImport(host.context, { ...input, workerId: host.workerId });

        return await runImportJob({ ...host, signals }, created, output, values.json === true);
      } finally {
        signals.close();
      }
    });
  },
};

async function runImportJob(
  host: CommandHost & { readonly signals: StopSignals },
  { importId, jobId }: { readonly importId: string; readonly jobId: string },
  output: CommandOutput,
  isJson: boolean,
): Promise<ExitCode> {
  const progress = showProgress(() => getImport(host.context, { id: importId }));
  const end = await runOwnJob(host, jobId, host.signals).finally(() => progress.stop());
  const done = await getImport(host.context, { id: importId });

  if (isJson) await output.out(jsonReport(done));
  await output.err(textReport(done, end));
  if (end !== "done" || done.read === 0) return EXIT.failure;

  return done.rejected > 0 || done.files.some((file) => file.state === "refused") ? EXIT.rejected : EXIT.ok;
}

function formatOf(text: string): ImportFormat {
  const format = ImportFormat.safeParse(text);
  if (!format.success) throw new UsageError(`“${text}” is not a format; choose ${IMPORT_FORMATS.join(", ")}.`);

  return format.data;
}

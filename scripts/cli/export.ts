import { access } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { PRESETS } from "@/lib/exporters/descriptions";
import { getExportCorpus } from "@/lib/services/exports/export-corpus";
import { writeExport } from "@/lib/services/exports/write-export";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { exportReport } from "./export-report";
import { withCommandHost } from "./own-job";
import { presetOf, presetOptions } from "./preset-options";
import { presetText } from "./preset-text";

const USAGE = `Usage: assay export --corpus NAME [--filter TEXT] --preset NAME [--option NAME=VALUE]... --out FILE [--force] [--json]

Writes trajectories of a corpus to FILE in the shape of a training stage, and FILE.manifest.json beside it. The same
trajectories, labels and options give the same bytes.

  --corpus NAME   the corpus to export.
  --filter TEXT   only those that match, in the words of the table's filter: "gate:5 tokens:<8000".
  --preset NAME   what the file is for:
${PRESETS.map(presetText).join("\n")}
  --option NAME=VALUE
                  chooses something about the preset; may be given several times.
  --out FILE      where it goes, in a folder that is there; compressed when the name ends in .gz.
  --force         replace a file of that name; without it the command stops.
  --json          print the manifest as one line of JSON.

Exit code: 0 when the file was written, 2 for a mistake in the command or the filter, 3 when there was nothing to
write or it could not be written.`;

/** `assay export`: the same service as the table's export. */
export const exportCommand: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        filter: { type: "string" },
        preset: { type: "string" },
        option: { type: "string", multiple: true },
        out: { type: "string" },
        force: { type: "boolean" },
        json: { type: "boolean" },
      },
    });
    const name = requiredOption(values.corpus, "--corpus");
    const preset = presetOf(requiredOption(values.preset, "--preset"));
    const options = presetOptions(preset, values.option ?? []);
    const path = resolve(requiredOption(values.out, "--out"));
    const filter = filterOption(values.filter);
    await refuseNewFolder(dirname(path));
    if (values.force !== true) await refuseReplacing(path);

    const manifest = await withCommandHost(async ({ context }) => {
      const corpus = await getExportCorpus(context.db, { name });

      return writeExport(context, { corpus, filter, preset, options, path, onProgress: stopOnInterrupt() });
    }).catch((error: unknown) => {
      throw fileMistake(error, path) ?? error;
    });
    if (values.json === true) await output.out(`${JSON.stringify(manifest)}\n`);
    else await output.out(exportReport(manifest, path));

    return EXIT.ok;
  },
};

/** A folder that is not there is a mistyped one: made for the person, it would hide the file from them. */
async function refuseNewFolder(folder: string): Promise<void> {
  const isMissing = await access(folder).then(
    () => false,
    // What cannot be looked at is told when it is written.
    (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT",
  );
  if (isMissing) throw new Error(`There is no folder “${folder}”. Make it first, or choose another place with --out.`);
}

async function refuseReplacing(path: string): Promise<void> {
  for (const name of [path, `${path}.manifest.json`]) {
    // What cannot be looked at is told when it is written.
    const isThere = await access(name).then(
      () => true,
      () => false,
    );
    if (isThere)
      throw new Error(`“${name}” is there already. Choose another place with --out, or replace it with --force.`);
  }
}

/** The sentence about a file that the system refuses to write; undefined for any other error. */
function fileMistake(error: unknown, path: string): Error | undefined {
  if (!(error instanceof Error) || !("syscall" in error) || !("code" in error)) return undefined;
  if (error.code === "ENOSPC")
    return new Error(`The disk of “${path}” is full. Free some space, or choose another place with --out.`);

  return "path" in error
    ? new Error(`“${path}” cannot be written (${String(error.code)}). Choose another place with --out.`)
    : undefined;
}

/** Ctrl-C ends the export at the next row, so that the unfinished file is removed. */
function stopOnInterrupt(): () => Promise<void> {
  let isStopped = false;
  process.once("SIGINT", () => {
    isStopped = true;
  });

  return async () => {
    if (isStopped) throw new Error("The export was stopped. No file was left behind.");
  };
}

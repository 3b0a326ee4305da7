import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { PRESETS } from "@/lib/exporters/descriptions";
import { getExportCorpus } from "@/lib/services/exports/export-corpus";
import { draftNames, newDraft, writeExport } from "@/lib/services/exports/write-export";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { checkPlace, fileMistake, placeOf } from "./export-place";
import { exportReport } from "./export-report";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { presetOf, presetOptions } from "./preset-options";
import { presetText } from "./preset-text";
import { hearStopSignals, type StopSignals } from "./stop-signals";

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
  --force         replace a file of that name; without it the command stops. Links and devices are never replaced.
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
    const path = resolve(placeOf(requiredOption(values.out, "--out")));
    const filter = filterOption(values.filter);
    const isReplacing = values.force === true;
    await checkPlace(path, { isReplacing });

    const draft = newDraft();
    // The second Ctrl-C does not wait for the row.
    const removeDraft = (): void => {
      for (const part of draftNames(path, draft)) rmSync(part, { force: true });
    };
    process.once("exit", removeDraft);
    const manifest = await withCommandHost(async ({ context }) => {
      const corpus = await getExportCorpus(context.db, { name });
      const signals = hearStopSignals();
      const onProgress = stopOnSignal(signals);

      return writeExport(context, { corpus, filter, preset, options, path, draft, isReplacing, onProgress }).finally(
        signals.close,
      );
    })
      .catch((error: unknown) => {
        throw fileMistake(error, path) ?? error;
      })
      .finally(() => process.off("exit", removeDraft));
    if (values.json === true) await output.out(`${JSON.stringify(manifest)}\n`);
    else await output.out(exportReport(manifest, path));

    return EXIT.ok;
  },
};

/** Ctrl-C, or being told to end, ends the export at the next row, so that the unfinished file is removed. */
function stopOnSignal({ interrupt, end }: StopSignals): () => Promise<void> {
  return async () => {
    if (interrupt.aborted || end.aborted) throw new Error("The export was stopped. No file was left behind.");
  };
}

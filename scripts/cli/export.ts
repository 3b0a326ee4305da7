import { access } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { EXPORT_PRESETS, type Manifest } from "@/lib/contract/exports";
import { skippedReasons } from "@/lib/domain/skipped-reasons";
import { getExportCorpus } from "@/lib/services/exports/export-corpus";
import { writeExport } from "@/lib/services/exports/write-export";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { withCommandHost } from "./own-job";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay export --corpus NAME [--filter TEXT] --preset ${EXPORT_PRESETS.join("|")} --out FILE [--force] [--json]

Writes the approved trajectories of a corpus to FILE, and FILE.manifest.json beside it. The same trajectories and
labels give the same bytes.

  --corpus NAME   the corpus to export.
  --filter TEXT   only those that match, in the words of the table's filter: "gate:5 tokens:<8000".
  --preset NAME   what a line is: chat has messages, tools and metadata.
  --out FILE      where it goes; compressed when the name ends in .gz.
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
        out: { type: "string" },
        force: { type: "boolean" },
        json: { type: "boolean" },
      },
    });
    const name = requiredOption(values.corpus, "--corpus");
    const preset = presetOf(requiredOption(values.preset, "--preset"));
    const path = resolve(requiredOption(values.out, "--out"));
    const filter = filterOption(values.filter);
    if (values.force !== true) await refuseReplacing(path);

    const manifest = await withCommandHost(async ({ context }) => {
      const corpus = await getExportCorpus(context.db, { name });

      return writeExport(context, { corpus, filter, preset, path, onProgress: stopOnInterrupt() });
    }).catch((error: unknown) => {
      throw fileMistake(error, path) ?? error;
    });
    if (values.json === true) await output.out(`${JSON.stringify(manifest)}\n`);
    else await output.out(report(manifest, path));

    return EXIT.ok;
  },
};

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

function presetOf(text: string): (typeof EXPORT_PRESETS)[number] {
  const preset = EXPORT_PRESETS.find((candidate) => candidate === text);
  if (preset === undefined) throw new UsageError(`“${text}” is not a preset; choose ${EXPORT_PRESETS.join(", ")}.`);

  return preset;
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

function report(manifest: Manifest, path: string): string {
  const number = (value: number): string => value.toLocaleString("en");
  const counts = (by: Readonly<Record<string, number>>): string =>
    Object.entries(by)
      .map(([name, count]) => `${plain(name)} ${number(count)}`)
      .join(", ");
  const lines = [
    `${number(manifest.rows)} ${manifest.rows === 1 ? "trajectory" : "trajectories"}, ${number(manifest.bytes)} bytes → ${path}`,
    `verdicts: ${counts(manifest.byVerdict)}`,
    `structure, labels first: ${counts(manifest.byStructure ?? {})}`,
    `labels from: ${counts(manifest.byLabelSource)}`,
    ...(manifest.skipped.length > 0
      ? [
          `${number(manifest.skipped.length)} approved left out; the manifest names each:`,
          ...skippedReasons(manifest.skipped).map(([reason, count]) => `  ${number(count)} × ${reason}`),
        ]
      : []),
    `SHA-256 ${manifest.fileSha256}`,
  ];

  return `${lines.join("\n")}\n`;
}

import { LARGEST_INT } from "@/lib/domain/largest-int";
import { type Rederivation, rederiveCorpus } from "@/lib/services/rederive/rederive-corpus";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { number } from "./figure-cells";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const SEED = 1;
const PROGRESS_EVERY_MS = 2000;
/** The JSON has more of them. */
const SHOWN = 20;

/** `assay filter rederive`: whether what is stored of trajectories is what the raw records come to. */
export const filterRederive: Command = {
  usage: `Usage: assay filter rederive --corpus NAME [--sample N] [--seed S] [--json]

Derives the outcomes, judge's figures, signals, verdicts and rejects of a corpus anew from its raw records, by the code that
an import runs, and what near-duplicates are found by where the measures have come to it; and names the stored columns that
are another. Nothing is written. Records whose file had a header are read with what was kept of it.

  --corpus NAME  the corpus.
  --sample N     so many trajectories instead of all.
  --seed S       which ones: the same seed draws the same sample (1).
  --json         print one line: {"trajectories","columns","rawBytes","differing","differingColumns","differences",
                 "notApplicable","notCompared","ms"}; differences are the first 1,000 of differingColumns.

Exit code: 0 when nothing differs, 1 when something does, 2 for a mistake in the command, 3 when there is no such corpus.`,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: "string" },
        sample: { type: "string" },
        seed: { type: "string" },
        json: { type: "boolean" },
      },
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const sample = values.sample === undefined ? undefined : wholeOption("--sample", values.sample, 1);
    const seed = values.seed === undefined ? SEED : wholeOption("--seed", values.seed, 0);
    let toldAt = performance.now();

    const found = await withCommandHost(async ({ context, databaseUrl }) =>
      rederiveCorpus(context, {
        ...{ corpus: await corpusIdOf(context.db, corpus), databaseUrl, sample, seed },
        onProgress: async (done, total) => {
          if (performance.now() - toldAt < PROGRESS_EVERY_MS) return;
          toldAt = performance.now();
          await output.err(`${number(done)} of ${number(total)} derived anew\n`);
        },
      }),
    );

    await output.out(values.json === true ? `${JSON.stringify(found)}\n` : rederivationText(corpus, found));
    return found.differing === 0 ? EXIT.ok : EXIT.rejected;
  },
};

function wholeOption(option: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least || value > LARGEST_INT)
    throw new UsageError(`${option} is a whole number from ${least} on, not “${text}”.`);

  return value;
}

function rederivationText(corpus: string, found: Rederivation): string {
  const { trajectories, columns, differing, differingColumns, differences, rawBytes, ms } = found;
  const megabytes = rawBytes / 1e6;
  const shown = differences
    .slice(0, SHOWN)
    .map(({ id, column, stored, derived }) => [id, column, plain(stored), plain(derived)]);
  const parts = [
    `${plain(corpus)}: ${number(trajectories)} ${trajectories === 1 ? "trajectory" : "trajectories"} derived anew, ${columns} columns each (${megabytes.toFixed(1)} MB in ${(ms / 1000).toFixed(1)} s)`,
    ...found.notApplicable.map(({ reason, count }) => `Not derived: ${number(count)}. ${reason}`),
    ...found.notCompared.map(({ reason, count }) => `Compared without it: ${number(count)}. ${reason}`),
    differing === 0 ? "Nothing differs." : `${number(differing)} differ:`,
    ...(shown.length === 0 ? [] : [alignedTable([["id", "column", "stored", "derived"], ...shown], [0, 1])]),
    ...(differingColumns > shown.length ? [moreText(differingColumns, differences.length)] : []),
  ];

  return `${parts.join("\n")}\n`;
}

function moreText(all: number, named: number): string {
  const which = all > named ? `the first ${number(named)}` : "them";

  return `Showing ${number(SHOWN)} of ${number(all)} columns; --json names ${which}.`;
}

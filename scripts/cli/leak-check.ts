import { checkLeak, LEAK_KINDS, type LeakKind, type LeakReport } from "@/lib/leak/check-leak";
import { LONGEST_RUN, SHORTEST_RUN } from "@/lib/leak/shared-runs";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, type CommandOutput, EXIT } from "./command";
import { readLeakFiles } from "./leak-files";
import { parseArgs } from "./parse-args";
import { sideFiles } from "./side-files";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay leak check --train FILE... --against FILE... [--ngram ${SHORTEST_RUN}..${LONGEST_RUN}] [--json]

Says what problems to train on have in common with problems to evaluate on, without a database: verbatim queries,
queries that are equal but for case, punctuation and white space, runs of ${SHORTEST_RUN} or more words, and product ids.
Files are lists of problems, lines with a "query", chat rows, rollouts, problem suites, or ids of products as a list or
line by line; .jsonl, .json or .txt, also gzipped.

Exit code: 0 when there is no hit, 1 when there is one, 2 for a mistake in the command, 3 when something could not be
read and nothing else was found.`;

/** `assay leak check`: contamination between plain files. */
export const leakCheck: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, tokens } = parseArgs({
      args: [...args],
      options: {
        train: { type: "string", multiple: true },
        against: { type: "string", multiple: true },
        ngram: { type: "string" },
        json: { type: "boolean" },
      },
      allowPositionals: true,
      tokens: true,
    });
    const paths = sideFiles(tokens, ["train", "against"]);
    if (paths.train.length === 0 || paths.against.length === 0) {
      throw new UsageError("Name the files of both sides with --train and --against.");
    }
    const shortest = runLength(values.ngram);

    const [train, against] = [await readLeakFiles(paths.train), await readLeakFiles(paths.against)];
    const report = checkLeak(train.problems, against.problems, shortest);
    if (values.json === true) await output.out(`${JSON.stringify(report)}\n`);
    else await printReport(report, output);

    const unread = [...train.unread, ...against.unread];
    for (const sentence of unread) await output.err(`${plain(sentence)}\n`);
    if (report.hits.length > 0) return EXIT.rejected;
    return unread.length > 0 ? EXIT.failure : EXIT.ok;
  },
};

function runLength(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const length = Number(text);
  if (!Number.isInteger(length) || length < SHORTEST_RUN || length > LONGEST_RUN) {
    throw new UsageError(`--ngram is a whole number from ${SHORTEST_RUN} to ${LONGEST_RUN}.`);
  }

  return length;
}

const KIND_WORDS: Readonly<Record<LeakKind, string>> = {
  verbatim: "the same query",
  normalised: "the same words",
  ngram: "a run of words",
  productIds: "a product",
};
const SHOWN_HITS = 20;

async function printReport(report: LeakReport, output: CommandOutput): Promise<void> {
  const number = (count: number) => count.toLocaleString("en");
  await output.out(
    `Problems to train on: ${number(report.train)}. To evaluate on: ${number(report.against)}. Of the first, these are in the second too:\n`,
  );
  await output.out(`${alignedTable(LEAK_KINDS.map((kind) => [KIND_WORDS[kind], number(report[kind])]))}\n`);
  if (report.hits.length === 0) return output.out("No problem leaks.\n");

  await output.out(`\n`);
  for (const { train, against, kind, value } of report.hits.slice(0, SHOWN_HITS)) {
    await output.out(`${plain(train)} and ${plain(against)}: ${KIND_WORDS[kind]}, ${plain(value).slice(0, 160)}\n`);
  }
  if (report.hits.length > SHOWN_HITS) {
    await output.out(`and ${number(report.hits.length - SHOWN_HITS)} more; --json prints all\n`);
  }
}

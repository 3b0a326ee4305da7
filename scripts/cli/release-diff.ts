import { DifferenceQuery, type ReleaseDifference } from "@/lib/contract/releases";
import { compareReleases } from "@/lib/services/releases/compare-releases";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { releaseNumber, releaseOf } from "./release-of";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay release diff FROM TO --corpus NAME [--skip N] [--json]

Says which trajectories entered, left and changed from one release of a corpus to another, by their numbers, and what
caused it: an import, the recipe, an approval, a label, the filter version, the split, or a cap.

  --skip N   trajectories that differ are told 200 at a time; leave the first N out

Exit code: 0 when they hold the same rows, 1 when they differ, 2 for a mistake in the command, 3 when one cannot be read.`;

/** `assay release diff` */
export const releaseDiff: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, skip: { type: "string" }, json: { type: "boolean" } },
      allowPositionals: true,
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const [one, other] = [releaseNumber(positionals[0]), releaseNumber(positionals[1])];
    const offset = wholeNumber(values.skip ?? "0");
    const difference = await withCommandHost(async ({ context }) => {
      const from = await releaseOf(context, corpus, one);
      const to = await releaseOf(context, corpus, other);

      return compareReleases(context, { id: to.id, from: from.id, offset });
    });
    await output.out(values.json === true ? `${JSON.stringify(difference)}\n` : differenceText(difference, offset));

    return holdsTheSame(difference) ? EXIT.ok : EXIT.rejected;
  },
};

function wholeNumber(text: string): number {
  const { success, data } = DifferenceQuery.shape.offset.safeParse(text);
  if (!success) throw new UsageError("--skip is a whole number.");

  return data;
}

function holdsTheSame({ entered, left, changed, hasSameRows }: ReleaseDifference): boolean {
  return entered + left + changed === 0 && hasSameRows !== false;
}

function differenceText(difference: ReleaseDifference, offset: number): string {
  const { entered, left, changed, causes, rows, recipe, nextOffset } = difference;
  const number = (count: number) => count.toLocaleString("en");
  const total = entered + left + changed;
  const recipes = recipe.map((of) => `${of.part}: ${plain(of.from)} became ${plain(of.to)}`);
  if (total === 0) return `${[sameSentence(difference), ...recipes].join("\n")}\n`;

  const table = alignedTable([
    ["", "entered", "left", "changed"],
    ...causes.map((cause) => [cause.cause, number(cause.entered), number(cause.left), number(cause.changed)]),
    ["all", number(entered), number(left), number(changed)],
  ]);
  const lines = rows.map(({ change, trajectory, says }) => `${change} ${trajectory}: ${plain(says)}`);
  const rest = total - offset - rows.length;
  const more = nextOffset === null ? [] : [`and ${number(rest)} more; --skip ${nextOffset} goes on`];

  return `${[table.trimEnd(), ...recipes].join("\n")}\n\n${[...lines, ...more].join("\n")}\n`;
}

function sameSentence({ hasSameRows }: ReleaseDifference): string {
  if (hasSameRows === null) return "Both hold the same trajectories; one has no files to compare.";

  return hasSameRows
    ? "Both hold the same trajectories with the same rows."
    : "Both hold the same trajectories, but their rows are not the same.";
}

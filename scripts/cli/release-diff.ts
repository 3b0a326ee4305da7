import { parseArgs } from "node:util";
import type { ReleaseDifference } from "@/lib/contract/releases";
import { compareReleases } from "@/lib/services/releases/compare-releases";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { withCommandHost } from "./own-job";
import { releaseOf } from "./release-of";

const USAGE = `Usage: assay release diff FROM TO --corpus NAME [--json]

Says which trajectories entered, left and changed from one release of a corpus to another, by their numbers, and what
caused it: an import, the recipe, an approval, a label, the filter version, the split, or a cap.

Exit code: 0 when they hold the same, 1 when they differ, 2 for a mistake in the command, 3 when one cannot be read.`;

/** `assay release diff` */
export const releaseDiff: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, json: { type: "boolean" } },
      allowPositionals: true,
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const difference = await withCommandHost(async ({ context }) => {
      const from = await releaseOf(context, corpus, positionals[0]);
      const to = await releaseOf(context, corpus, positionals[1]);

      return compareReleases(context, { id: to.id, from: from.id });
    });
    const { entered, left, changed } = difference;
    await output.out(values.json === true ? `${JSON.stringify(difference)}\n` : differenceText(difference));

    return entered + left + changed > 0 ? EXIT.rejected : EXIT.ok;
  },
};

function differenceText({ entered, left, changed, causes, rows }: ReleaseDifference): string {
  const number = (count: number) => count.toLocaleString("en");
  const total = entered + left + changed;
  if (total === 0) return "Both hold the same trajectories.\n";

  const table = alignedTable([
    ["", "entered", "left", "changed"],
    ...causes.map((cause) => [cause.cause, number(cause.entered), number(cause.left), number(cause.changed)]),
    ["all", number(entered), number(left), number(changed)],
  ]);
  const lines = rows.map(({ change, trajectory, says }) => `${change} ${trajectory}: ${plain(says)}`);
  const more = total > rows.length ? [`and ${number(total - rows.length)} more`] : [];

  return `${table.trimEnd()}\n\n${[...lines, ...more].join("\n")}\n`;
}

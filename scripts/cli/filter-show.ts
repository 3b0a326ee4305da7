import type { FilterVersion } from "@/lib/contract/filters";
import { THRESHOLD_FIELDS, THRESHOLD_NAMES } from "@/lib/domain/threshold-fields";
import { listFilters } from "@/lib/services/filters/list-filters";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { versionNamed } from "./filter-versions";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";

const USAGE = `Usage: assay filter show [VERSION] --corpus NAME [--json]

Shows the thresholds of a filter version; without a name those of the one that is active in the corpus. Here and in the other
verbs VERSION is a name, an id, or a hash or its first eight digits or more.

  --corpus NAME  the corpus.
  --json         print one JSON object.

Exit code: 0, 2 for a mistake in the command, 3 when there is no such version.`;

/** `assay filter show`: the thresholds under the names by which they are set. */
export const filterShow: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, json: { type: "boolean" } },
      allowPositionals: true,
    });
    const name = requiredOption(values.corpus, "--corpus");

    const list = await withCommandHost(async ({ context }) =>
      listFilters(context, { corpus: await corpusIdOf(context.db, name) }),
    );
    const version = versionNamed(list, positionals[0]);
    await output.out(values.json === true ? `${JSON.stringify(version)}\n` : versionText(version));

    return EXIT.ok;
  },
};

function versionText(version: FilterVersion): string {
  const { name, author, createdAt, reason, basedOn, activeIn, hash, thresholds } = version;
  const facts = [
    ["version", name],
    ["by", `${author}, ${createdAt.slice(0, 10)}`],
    ["why", reason],
    ["based on", basedOn?.name ?? "nothing"],
    ["active in", activeIn.map((corpus) => corpus.name).join(", ") || "no corpus"],
    ["hash", hash],
    ["tokenizer", thresholds.tokenizer],
  ];
  const settings = THRESHOLD_NAMES.map((threshold) => [threshold, THRESHOLD_FIELDS[threshold].print(thresholds)]);

  return `${alignedTable(
    facts.map((fact) => fact.map(plain)),
    [0, 1],
  )}\n\n${alignedTable(settings, [0, 1])}\n`;
}

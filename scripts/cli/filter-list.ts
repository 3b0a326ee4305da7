import type { FilterActivation, FilterList } from "@/lib/contract/filters";
import { beingActivated } from "@/lib/domain/being-activated";
import { shortHash } from "@/lib/domain/version-hash";
import { listFilters } from "@/lib/services/filters/list-filters";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";

const USAGE = `Usage: assay filter list --corpus NAME [--json]

Lists the filter versions, the newest first, with the first digits of their hashes, and what was activated in a corpus.

  --corpus NAME  the corpus.
  --json         print one JSON object.

Exit code: 0, 2 for a mistake in the command, 3 when it could not be read.`;

/** `assay filter list`: what the page /filters lists. */
export const filterList: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, json: { type: "boolean" } },
    });
    const name = requiredOption(values.corpus, "--corpus");

    const list = await withCommandHost(async ({ context }) =>
      listFilters(context, { corpus: await corpusIdOf(context.db, name) }),
    );
    await output.out(values.json === true ? `${JSON.stringify(list)}\n` : listText(list));

    return EXIT.ok;
  },
};

function listText(list: FilterList): string {
  const { items, active, activations } = list;
  const mark = beingActivated(list) ? "* being activated" : "* active";
  const versions = items.map((version) => [
    version.id === active ? mark : "",
    version.name,
    shortHash(version.hash),
    version.author,
    version.createdAt.slice(0, 10),
    version.reason,
  ]);
  const table = alignedTable([["", "version", "hash", "by", "made", "why"], ...safe(versions)], [0, 1, 2, 3, 4, 5]);
  if (activations.length === 0) return `${table}\n`;

  return `${table}\n\nActivations:\n${alignedTable(safe(activations.map(activationCells)), [0, 1, 2, 3, 4])}\n`;
}

function safe(rows: readonly (readonly string[])[]): string[][] {
  return rows.map((row) => row.map(plain));
}

function activationCells({ createdAt, state, version, previous, person, reason, undoes }: FilterActivation): string[] {
  const what = `${version.name} after ${previous.name}${undoes === null ? "" : " (undo)"}`;

  return [createdAt.slice(0, 16).replace("T", " "), state, what, person, reason];
}

import type { ReleaseSummary } from "@/lib/contract/releases";
import { RELEASES_LEFT_OUT } from "@/lib/domain/releases-left-out";
import type { Context } from "@/lib/services/context";
import { listReleases } from "@/lib/services/releases/list-releases";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { withCommandHost } from "./own-job";
import { parseArgs } from "./parse-args";
import { NO_RELEASE_SHOWN } from "./releases-left-out";

const USAGE = `Usage: assay release list --corpus NAME [--json]

Lists the releases of a corpus, the newest first: number, state, preset, rows, guards that
stop it or are waived, content hash, name.

Exit code: 0, 2 for a mistake in the command, 3 when it cannot be read, or when none is shown while you review blind.`;

/** `assay release list` */
export const releaseList: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: { corpus: { type: "string" }, json: { type: "boolean" } },
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const { items, leavesOut } = await withCommandHost(async ({ context }) =>
      allReleases(context, await corpusIdOf(context.db, corpus)),
    );
    if (leavesOut && items.length === 0) throw new Error(NO_RELEASE_SHOWN);
    if (values.json === true) await output.out(`${JSON.stringify(items)}\n`);
    else if (items.length === 0) await output.out("There is no release yet.\n");
    else {
      const rows = items.map(({ number, state, preset, rows: count, contentHash, name, ...guards }) => [
        ...[String(number), state, preset, count?.toLocaleString("en") ?? "–", guardWords(guards)],
        ...[contentHash?.slice(0, 12) ?? "–", plain(name)],
      ]);
      await output.out(`${alignedTable(rows)}\n`);
    }
    if (leavesOut) await output.err(`${RELEASES_LEFT_OUT}\n`);

    return EXIT.ok;
  },
};

function guardWords({ blocked, waived }: Pick<ReleaseSummary, "blocked" | "waived">): string {
  const words = [...(blocked ? [`blocked by ${blocked}`] : []), ...(waived ? [`${waived} waived`] : [])];

  return words.length === 0 ? "–" : words.join(", ");
}

interface AllReleases {
  readonly items: readonly ReleaseSummary[];
  /** There are some that are not shown. */
  readonly leavesOut: boolean;
}

async function allReleases(context: Context, id: string): Promise<AllReleases> {
  const items: ReleaseSummary[] = [];
  let before: number | undefined;
  let leavesOut = false;
  do {
    const page = await listReleases(context, { id, ...(before === undefined ? {} : { before }) });
    items.push(...page.items);
    before = page.nextBefore;
    leavesOut = page.leavesOut;
  } while (before !== undefined);

  return { items, leavesOut };
}

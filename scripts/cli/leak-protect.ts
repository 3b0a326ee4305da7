import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { type ProtectedSet, ProtectedUpload } from "@/lib/contract/splits";
import { openSource } from "@/lib/services/imports/open-source";
import { importProtectedSet } from "@/lib/services/protected-sets/import-protected-set";
import { listProtectedSets } from "@/lib/services/protected-sets/list-protected-sets";
import { removeProtectedSet } from "@/lib/services/protected-sets/remove-protected-set";
import { ServiceError } from "@/lib/services/service-error";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { number } from "./figure-cells";
import { withCommandHost } from "./own-job";
import { ownWords } from "./own-words";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay leak protect FILE --corpus NAME --name SET [--note TEXT] [--json]
       assay leak protect --corpus NAME [--remove SET] [--json]

Protects an evaluation suite: no release of the corpus may hold one of its problems. The file is one that “assay leak
check” takes. Without a file the protected sets of the corpus are listed, with how many of its problems each holds.

  --corpus NAME  the corpus.
  --name SET     how reports call the set.
  --note TEXT    where it comes from.
  --remove SET   protect this set no more.
  --json         print JSON.

Exit code: 0, 2 for a mistake in the command, 3 when the file or the corpus cannot be read.`;

/** `assay leak protect`: evaluation suites that nothing that is shipped may hold. */
export const leakProtect: Command = {
  usage: USAGE,
  async run(args, output) {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { corpus: text, name: text, note: text, remove: text, json: { type: "boolean" } },
      allowPositionals: true,
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const [path, ...others] = positionals;
    if (others.length > 0) throw new UsageError("A set is one file.");
    if (path !== undefined && values.remove !== undefined) throw new UsageError("--remove takes no file.");
    const upload =
      path === undefined
        ? undefined
        : ownWords(ProtectedUpload, {
            name: requiredOption(values.name, "--name"),
            ...{ note: values.note, file: basename(path) },
          });

    const sets = await withCommandHost(async ({ context }) => {
      const id = await corpusIdOf(context.db, corpus);
      if (path !== undefined && upload !== undefined) {
        await openSource(path);
        return [await importProtectedSet(context, { id, ...upload, body: createReadStream(path) })];
      }
      const { items } = await listProtectedSets(context, { id });
      if (values.remove === undefined) return items;
      const set = items.find((known) => known.name === values.remove);
      if (!set)
        throw new ServiceError("NOT_FOUND", `There is no protected set “${plain(values.remove)}” in this corpus.`);
      await removeProtectedSet(context, set);

      return items.filter((known) => known !== set);
    });
    await output.out(values.json === true ? `${JSON.stringify(sets)}\n` : setsText(sets));

    return EXIT.ok;
  },
};

function setsText(sets: readonly ProtectedSet[]): string {
  if (sets.length === 0) return "Nothing is protected in this corpus.\n";

  return `${alignedTable([
    ["set", "problems", "of the corpus", "unread records"],
    ...sets.map(({ name, problems, overlap, unread }) => [
      plain(name),
      number(problems),
      number(overlap),
      number(unread),
    ]),
  ])}\n`;
}

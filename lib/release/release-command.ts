import type { ReleaseRecipe } from "@/lib/contract/releases";
import { commandOption } from "@/lib/domain/command-option";
import { CAP_NAMES } from "@/lib/domain/release-caps";

interface Named {
  /** Names, as the command line knows them. */
  readonly corpus: string;
  readonly split: string;
  readonly name: string;
  readonly note: string;
  /** Hash of the filter version. */
  readonly version: string;
  readonly recipe: ReleaseRecipe;
}

/** The command line that builds a release of the same recipe. */
export function releaseCommand({ corpus, split, name, note, version, recipe }: Named): string {
  return [
    "npm run -s assay -- release build",
    commandOption("corpus", corpus),
    commandOption("split", split),
    commandOption("name", name),
    ...(note === "" ? [] : [commandOption("note", note)]),
    commandOption("preset", recipe.preset),
    ...Object.entries(recipe.options)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([option, value]) => commandOption("option", `${option}=${value}`)),
    commandOption("format", recipe.formats.join(",")),
    commandOption("pool", recipe.pools.join(",")),
    commandOption("filter-version", version),
    ...CAP_NAMES.flatMap((cap) => {
      const most = recipe.caps[cap];
      return most === undefined ? [] : [commandOption("cap", `${cap}=${most ?? "none"}`)];
    }),
    ...(recipe.labelsAsOf === "" ? [] : [commandOption("labels-as-of", recipe.labelsAsOf)]),
    ...(recipe.filter === "" ? [] : [commandOption("filter", recipe.filter)]),
    commandOption("shard-bytes", String(recipe.shardBytes)),
    commandOption("licence", recipe.licence),
  ].join(" ");
}

/** The command line that writes a release again from what was frozen when it was built. */
export function rebuildCommand({ number, corpus }: { readonly number: number; readonly corpus: string }): string {
  return `npm run -s assay -- release rebuild ${number} ${commandOption("corpus", corpus)} --out FOLDER`;
}

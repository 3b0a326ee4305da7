import type { OpenRelease } from "./release-fields";

/** The command that builds the same bytes from the same corpus, labels and split. */
export function buildCommand({ row, recipe }: Pick<OpenRelease, "row" | "recipe">): string {
  const parts = [
    ["--corpus", row.corpus.name],
    ["--split", row.split.name],
    ["--name", row.name],
    ...(row.note === "" ? [] : [["--note", row.note]]),
    ["--preset", recipe.preset],
    ...Object.entries(recipe.options)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => ["--option", `${name}=${value}`]),
    ["--format", recipe.formats.join(",")],
    ["--pool", recipe.pools.join(",")],
    ["--filter-version", row.filterVersion.hash],
    ...(recipe.filter === "" ? [] : [["--filter", recipe.filter]]),
    ["--shard-bytes", String(recipe.shardBytes)],
    ["--licence", recipe.licence],
  ];
  const written = parts.map(([option = "", value = ""]) => `${option} ${shellWord(value)}`).join(" ");

  return `npm run assay -- release build ${written}`;
}

/** As a POSIX shell takes it for one word, whatever is in it. */
export function shellWord(text: string): string {
  return /^[\w./:=,@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

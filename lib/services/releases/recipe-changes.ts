import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { ReleaseDifference, ReleaseRecipe } from "@/lib/contract/releases";
import { labelsAsOfWords } from "@/lib/domain/labels-as-of";
import { CAP_NAMES, capsOf } from "@/lib/domain/release-caps";
import type { OpenRelease } from "./release-fields";

/**
 * In what two recipes differ, each part as people read it.
 *
 * @param versions - of the split, by release: a pin between the two makes another one of it
 */
export function recipeChanges(
  from: Pick<OpenRelease, "row" | "recipe">,
  to: Pick<OpenRelease, "row" | "recipe">,
  versions: ReadonlyMap<number, number>,
): ReleaseDifference["recipe"] {
  const [before, after] = [partsOf(from, versions.get(from.row.id)), partsOf(to, versions.get(to.row.id))];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];

  return names
    .map((part) => ({ part, from: before[part] ?? "as the preset has it", to: after[part] ?? "as the preset has it" }))
    .filter((change) => change.from !== change.to);
}

function partsOf(
  { row, recipe }: Pick<OpenRelease, "row" | "recipe">,
  version: number | undefined,
): Readonly<Record<string, string>> {
  return {
    preset: recipe.preset,
    ...Object.fromEntries(Object.entries(recipe.options).map(([name, value]) => [`option ${name}`, value])),
    split: version === undefined ? row.split.name : `${row.split.name}, version ${version}`,
    pools: recipe.pools.toSorted().join(", "),
    "filter version": row.filterVersion.name,
    ...capsTold(recipe.caps, row.filterVersion.thresholds),
    labels: labelsAsOfWords(recipe.labelsAsOf),
    filter: recipe.filter === "" ? "all" : recipe.filter,
    formats: recipe.formats.toSorted().join(", "),
    "bytes of a file": recipe.shardBytes.toLocaleString("en"),
    licence: recipe.licence,
  };
}

/** The caps that counted, also where it is the version's that changed: rows that came or went for one are explained by them. */
function capsTold(caps: ReleaseRecipe["caps"], thresholds: unknown): Readonly<Record<string, string>> {
  const counted = capsOf(caps, FilterThresholds.parse(thresholds));

  return Object.fromEntries(
    CAP_NAMES.map((name) => [`cap of a ${name}`, counted[name]?.toLocaleString("en") ?? "none"]),
  );
}

import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { ReleaseDifference, ReleaseRecipe } from "@/lib/contract/releases";
import { labelsAsOfWords } from "@/lib/domain/labels-as-of";
import { CAP_NAMES, capsOf, capWords } from "@/lib/domain/release-caps";
import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import { optionOf, optionWords } from "@/lib/exporters/options/option-words";

/** As much of a release as its recipe is told by. */
interface Side {
  readonly row: {
    readonly id: number;
    readonly split: { readonly name: string };
    readonly filterVersion: { readonly name: string; readonly thresholds: unknown };
  };
  readonly recipe: ReleaseRecipe;
}

type Changes = ReleaseDifference["recipe"];

/**
 * In what two recipes differ, each part by the words that a release is described with.
 *
 * @param versions - of the split, by release: a pin between the two makes another one of it
 */
export function recipeChanges(from: Side, to: Side, versions: ReadonlyMap<number, number>): Changes {
  const told = (parts: Parts) =>
    Object.entries(parts).map(([part, says]) => ({ part, from: says(from, versions), to: says(to, versions) }));

  return [
    ...told(SHAPE),
    ...optionChanges(from.recipe, to.recipe),
    ...told(TAKEN),
    ...capChanges(from, to),
    ...told(WRITTEN),
  ].filter((change) => change.from !== change.to);
}

type Parts = Readonly<Record<string, (side: Side, versions: ReadonlyMap<number, number>) => string>>;

const SHAPE: Parts = { Preset: ({ recipe }) => PRESET_DESCRIPTIONS[recipe.preset].title };

const TAKEN: Parts = {
  Split: ({ row }, versions) => {
    const version = versions.get(row.id);

    return version === undefined ? row.split.name : `${row.split.name}, version ${version}`;
  },
  Pools: ({ recipe }) => recipe.pools.toSorted().join(", ").replaceAll("_", " "),
  "Filter version": ({ row }) => row.filterVersion.name,
};

const WRITTEN: Parts = {
  "Labels and approvals": ({ recipe }) => labelsAsOfWords(recipe.labelsAsOf),
  Rows: ({ recipe }) => (recipe.filter === "" ? "What the preset takes of the whole corpus" : recipe.filter),
  Formats: ({ recipe }) => recipe.formats.toSorted().join(", "),
  "Most bytes of a file": ({ recipe }) => recipe.shardBytes.toLocaleString("en"),
  Licence: ({ recipe }) => recipe.licence,
};

function optionChanges(from: ReleaseRecipe, to: ReleaseRecipe): Changes {
  const names = [...new Set([...Object.keys(from.options), ...Object.keys(to.options)])];

  return names.map((name) => ({
    part: optionWords(optionOf(from.preset, name) ? from.preset : to.preset, name, "").label,
    from: optionTold(from, name),
    to: optionTold(to, name),
  }));
}

function optionTold({ preset, options }: ReleaseRecipe, name: string): string {
  const value = options[name];
  if (value !== undefined) return optionWords(preset, name, value).value;

  return optionOf(preset, name) ? "As the preset has it" : "The preset has no such option";
}

/** The caps that counted, also where it is the version's that changed: rows that came or went for one are explained by them. */
function capChanges(from: Side, to: Side): Changes {
  const [before, after] = [capsCounted(from), capsCounted(to)];

  return CAP_NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    part: `Cap of a ${name}`,
    from: capTold(from.recipe.caps[name], before[name]),
    to: capTold(to.recipe.caps[name], after[name]),
  }));
}

function capsCounted({ row, recipe }: Side) {
  return capsOf(recipe.caps, FilterThresholds.parse(row.filterVersion.thresholds));
}

/** A recipe that names none has that of the filter version. */
function capTold(ofRecipe: number | null | undefined, counted: number | null): string {
  return ofRecipe === undefined ? `${capWords(counted)} (by the filter version)` : capWords(counted);
}

import type { ReleaseDetail, ReleaseRecipe } from "@/lib/contract/releases";
import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import { readSettings } from "@/lib/exporters/options/read-settings";
import { checkFilter } from "@/lib/query/check-filter";
import type { RecipeState } from "./recipe-params";

const BYTES_OF_MB = 1_000_000;
const MOST_MB = 4000;

/** What is missing or wrong, by the part of the form that says so. */
export type RecipeFaults = Partial<
  Record<"split" | "pools" | "formats" | "filter" | "shard" | "licence" | "name", string>
>;

/** The recipe that the form holds; the active filter version where it names none. */
export function toRecipe(state: RecipeState, activeVersion: string): ReleaseRecipe {
  const { preset, options, formats, split, pools, version, filter, shard, licence } = state;

  return {
    ...{ preset, options, formats, split, pools, filter, licence: licence.trim() },
    filterVersion: version === "" ? activeVersion : version,
    shardBytes: shard * BYTES_OF_MB,
  };
}

/** The form that holds a recipe. */
export function toRecipeState({ name, recipe }: Pick<ReleaseDetail, "name" | "recipe">): Partial<RecipeState> {
  const { filterVersion, shardBytes, ...same } = recipe;

  return { ...same, name, version: filterVersion, shard: shardBytes / BYTES_OF_MB };
}

/** Why a release cannot be begun from what the form holds. */
export function recipeFaults(state: RecipeState): RecipeFaults {
  return {
    ...(state.name.trim() === "" ? { name: "Give the release a name." } : {}),
    ...(state.licence.trim() === "" ? { licence: "Name the licence." } : {}),
    ...takenFaults(state),
  };
}

/** The same for what decides which rows are taken: those can be counted before the rest is known. */
export function takenFaults({ split, pools, formats, filter, shard }: RecipeState): RecipeFaults {
  return {
    ...(split === "" ? { split: "Choose a split." } : {}),
    ...(pools.length === 0 ? { pools: "Choose a pool." } : {}),
    ...(formats.length === 0 ? { formats: "Choose a format." } : {}),
    ...(checkFilter(filter).status === "valid" ? {} : { filter: "Mend the filter." }),
    ...(shard >= 1 && shard <= MOST_MB ? {} : { shard: `Files have 1 to ${MOST_MB} MB.` }),
  };
}

/** The option that cannot be read, with a sentence. */
export function optionFault({ preset, options }: Pick<RecipeState, "preset" | "options">) {
  const read = readSettings({ options: PRESET_DESCRIPTIONS[preset].options }, options);

  return read.status === "wrong" ? read : undefined;
}

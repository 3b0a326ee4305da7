import type { ReleaseDetail, ReleaseRecipe } from "@/lib/contract/releases";
import { readLabelsAsOf } from "@/lib/domain/labels-as-of";
import { PRESET_DESCRIPTIONS } from "@/lib/exporters/descriptions";
import { readSettings } from "@/lib/exporters/options/read-settings";
import { checkFilter } from "@/lib/query/check-filter";
import type { RecipeState } from "./recipe-params";

const BYTES_OF_MB = 1_000_000;
const MOST_MB = 4000;

/** What is missing or wrong, by the part of the form that says so. */
export type RecipeFaults = Partial<
  Record<
    "split" | "pools" | "capProblem" | "capMiner" | "labelsAsOf" | "formats" | "filter" | "shard" | "licence" | "name",
    string
  >
>;

/** The recipe that the form holds; the active filter version where it names none. */
export function toRecipe(state: RecipeState, activeVersion: string): ReleaseRecipe {
  const { preset, options, formats, split, pools, version, labelsAsOf, filter, shard, licence } = state;
  const [problem, miner] = [readCap(state.capProblem), readCap(state.capMiner)];

  return {
    ...{ preset, options, formats, split, pools, filter, licence: licence.trim() },
    filterVersion: version === "" ? activeVersion : version,
    caps: { ...(problem === undefined ? {} : { problem }), ...(miner === undefined ? {} : { miner }) },
    labelsAsOf,
    shardBytes: shard * BYTES_OF_MB,
  };
}

/** The form that holds a recipe. */
export function toRecipeState({ name, recipe }: Pick<ReleaseDetail, "name" | "recipe">): Partial<RecipeState> {
  const { filterVersion, shardBytes, caps, ...same } = recipe;

  return {
    ...{ ...same, name, version: filterVersion, shard: shardBytes / BYTES_OF_MB },
    ...{ capProblem: capText(caps.problem), capMiner: capText(caps.miner) },
  };
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
export function takenFaults(state: RecipeState): RecipeFaults {
  const { split, pools, formats, filter, shard } = state;

  return {
    ...(split === "" ? { split: "Choose a split." } : {}),
    ...(pools.length === 0 ? { pools: "Choose a pool." } : {}),
    ...(isCap(state.capProblem) ? {} : { capProblem: NO_CAP }),
    ...(isCap(state.capMiner) ? {} : { capMiner: NO_CAP }),
    ...(readLabelsAsOf(state.labelsAsOf) ? {} : { labelsAsOf: "Choose a moment or a release." }),
    ...(formats.length === 0 ? { formats: "Choose a format." } : {}),
    ...(checkFilter(filter).status === "valid" ? {} : { filter: "Mend the filter." }),
    ...(shard >= 1 && shard <= MOST_MB ? {} : { shard: `Files have 1 to ${MOST_MB} MB.` }),
  };
}

const NO_CAP = "A cap is a whole number from 1 on, or the word none.";

/** What decides is what is stored of now: the active version, its caps, the labels of this moment. */
export function isOfNow({ version, capProblem, capMiner, labelsAsOf }: RecipeState): boolean {
  return [version, capProblem, capMiner, labelsAsOf].every((text) => text === "");
}

function isCap(text: string): boolean {
  return text === "" || text === "none" || /^[1-9]\d{0,5}$/.test(text);
}

/** Undefined is what the version says, null is no cap; what cannot be read is a fault of the form. */
function readCap(text: string): number | null | undefined {
  if (text === "" || !isCap(text)) return undefined;

  return text === "none" ? null : Number(text);
}

function capText(cap: number | null | undefined): string {
  return cap === undefined ? "" : String(cap ?? "none");
}

/** The option that cannot be read, with a sentence. */
export function optionFault({ preset, options }: Pick<RecipeState, "preset" | "options">) {
  const read = readSettings({ options: PRESET_DESCRIPTIONS[preset].options }, options);

  return read.status === "wrong" ? read : undefined;
}

import { optionOf, optionWords } from "@/lib/exporters/options/option-words";
import type { RecipeState } from "./recipe-params";
import { optionFault, type RecipeFaults, recipeFaults } from "./recipe-state";

/** What comes after the options of the preset. */
const WRITTEN = { formats: "Formats", shard: "Most of a file, in MB" } as const;
/** What comes before the options of the preset, by the labels that the form gives it, in its order. */
const TAKEN = {
  name: "Name",
  licence: "Licence",
  split: "Split",
  pools: "Pools that are shipped",
  labelsAsOf: "Labels and approvals",
  capProblem: "Most of a problem",
  capMiner: "Most of a miner",
  filter: "Only what matches",
} as const satisfies Record<Exclude<keyof RecipeFaults, keyof typeof WRITTEN>, string>;

/** What is missing or wrong in the form; empty where nothing is. */
export function faultyParts(state: RecipeState): readonly string[] {
  const faults: Readonly<Record<string, string>> = recipeFaults(state);
  const among = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).flatMap(([part, label]) => (faults[part] === undefined ? [] : [label]));
  const wrong = optionFault(state);

  return [...among(TAKEN), ...(wrong ? [optionWords(state.preset, wrong.option, "").label] : []), ...among(WRITTEN)];
}

/** Why the rows cannot be counted, naming the option; undefined where the options can be read. */
export function optionToMend(state: Pick<RecipeState, "preset" | "options">): string | undefined {
  const wrong = optionFault(state);
  if (wrong === undefined) return undefined;
  const { label } = optionWords(state.preset, wrong.option, "");
  if (optionOf(state.preset, wrong.option) === undefined)
    return `The preset has no option “${label}”: leave it out to count.`;

  return state.options[wrong.option]?.trim() === ""
    ? `“${label}” is empty: fill it in to count.`
    : `“${label}” cannot be read: mend it to count.`;
}

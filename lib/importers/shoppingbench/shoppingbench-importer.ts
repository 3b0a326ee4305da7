import { chooseLayout } from "@/lib/importers/choose-layout";
import type { Importer } from "@/lib/importers/importer";
import { isList, isObject, listOf, objectOf } from "@/lib/importers/json-value";
import { mapRollout } from "./map-rollout";

/** ShoppingBench's own rollouts: a list of steps a line, with the prompt in every step and results in `message.obs`. */
export const shoppingbenchImporter: Importer = {
  format: "shoppingbench",
  name: "ShoppingBench",
  title: "ShoppingBench rollouts",
  about: "Rollouts of the original benchmark: one list of steps a line.",
  layouts: ["lines", "array", "single"],
  hasShop: true,
  detect: (sample) => chooseLayout(sample, whyNotRollout),
  read(record, context) {
    const why = whyNotRollout(record);
    if (why !== undefined) return { kind: "rejected", reason: `Not a ShoppingBench rollout: ${why}.` };

    return { kind: "imported", value: mapRollout(listOf(record), context) };
  },
};

function whyNotRollout(value: unknown): string | undefined {
  if (!isList(value)) return "a rollout is a list of steps";
  if (value.some(isRolloutStep)) return undefined;

  return "a list whose steps have neither prompt nor message.obs";
}

function isRolloutStep(step: unknown): boolean {
  if (!isObject(step) || !isObject(step["completion"])) return false;

  return isList(step["prompt"]) || isList(objectOf(step["completion"]["message"])["obs"]);
}
